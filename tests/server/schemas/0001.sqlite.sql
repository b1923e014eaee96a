BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE credentials (
	fingerprint BLOB NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seats JSON NOT NULL, 
	CONSTRAINT pk_credentials PRIMARY KEY (fingerprint), 
	CONSTRAINT ck_credentials_kind CHECK (kind IN ('host', 'link')), 
	CONSTRAINT fk_credentials_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "credentials" VALUES(X'5510FDD65B10823EC6000EAFE9D0576410B9C563C026248D1D9355AE782F39B1','uu9dktj76pnx3','host','[0]');
INSERT INTO "credentials" VALUES(X'8AA81F277CC241433343D2A859F980FB7371CA9E5406B354B26A62CA8EDA712B','uu9dktj76pnx3','link','[1]');
INSERT INTO "credentials" VALUES(X'C3902D59DFDDF7A0A583C9E04AB0E9DC399A2123E7723185F60FEBA092FD6CD0','35967gavy8ddt','host','[0]');
INSERT INTO "credentials" VALUES(X'9AFDB4BB52FE782B5353AC6B0B736BFAFC9CC0136C2522CE72C390E4D2F15661','35967gavy8ddt','link','[1]');
INSERT INTO "credentials" VALUES(X'D98707D8F6AFC3B2400279248BA24680B85946B9CCFD40863E3763F2E90FF369','7rkptns96hzh3','host','[]');
CREATE TABLE entries (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(9) NOT NULL, 
	actions JSON NOT NULL, 
	request VARCHAR(64), 
	made DATETIME NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT ck_entries_kind CHECK (kind IN ('act', 'take_back')), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_entries_table_id_seat_request UNIQUE (table_id, seat, request)
);
INSERT INTO "entries" VALUES('uu9dktj76pnx3',1,1,'act','["draw elfcycle"]','request 1','2026-11-30 04:57:27.747633');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',2,2,'act','["draw troll-wagon"]',NULL,'2026-11-30 04:57:27.758064');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',3,0,'act','["draw giant-pig"]','request 2','2026-11-30 04:57:27.759606');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',4,1,'act','["draw pile"]','request 3','2026-11-30 04:57:27.762876');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',5,2,'act','["draw giant-pig"]',NULL,'2026-11-30 04:57:27.770448');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',6,0,'act','["draw elfcycle"]','request 4','2026-11-30 04:57:27.774748');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',7,1,'act','["draw pile"]','request 5','2026-11-30 04:57:27.775878');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',8,2,'act','["draw magic-cloud"]',NULL,'2026-11-30 04:57:27.782388');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',9,0,'act','["draw dragon"]','request 6','2026-11-30 04:57:27.786256');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',10,1,'act','["place giant-pig rivinia-throtmanni-woods"]','request 7','2026-11-30 04:57:27.787660');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',11,2,'act','["place troll-wagon albaran-throtmanni-desert"]',NULL,'2026-11-30 04:57:27.793871');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',12,0,'act','["place secret troll-wagon usselen-wylhien-plains"]','request 8','2026-11-30 04:57:27.798964');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',13,1,'act','["pass"]','request 9','2026-11-30 04:57:27.800302');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',14,2,'act','["place giant-pig lapphalya-rivinia-woods"]',NULL,'2026-11-30 04:57:27.811129');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',15,0,'act','["place elfcycle lapphalya-virst-plains"]','request 10','2026-11-30 04:57:27.812696');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',16,1,'act','["place secret magic-cloud elvenhold-ergeren-woods"]','request 11','2026-11-30 04:57:27.814120');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',17,2,'act','["place magic-cloud dagamura-lapphalya-woods"]',NULL,'2026-11-30 04:57:27.822970');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',18,0,'act','["place dragon parundia-wylhien-plains"]','request 12','2026-11-30 04:57:27.826541');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',19,1,'act','["place elfcycle ixara-virst-plains"]','request 13','2026-11-30 04:57:27.832179');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',20,2,'act','["pass"]',NULL,'2026-11-30 04:57:27.843249');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',21,0,'act','["place giant-pig dagamura-ixara-woods"]','request 14','2026-11-30 04:57:27.844673');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',22,1,'act','["obstacle elvenhold-ergeren-woods"]','request 15','2026-11-30 04:57:27.850926');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',23,2,'act','["pass"]',NULL,'2026-11-30 04:57:27.852474');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',24,0,'act','["obstacle dagamura-lapphalya-woods"]','request 16','2026-11-30 04:57:27.857753');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',25,1,'act','["place unicorn dagamura-kihromah-woods"]','request 17','2026-11-30 04:57:27.862366');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',26,2,'act','["pass"]',NULL,'2026-11-30 04:57:27.863871');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',27,1,'act','["travel elvenhold-rivinia-river"]','request 18','2026-11-30 04:57:27.865030');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',28,1,'act','["travel rivinia-throtmanni-woods"]','request 19','2026-11-30 04:57:27.870748');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',29,1,'act','["end"]','request 20','2026-11-30 04:57:27.874275');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',30,1,'act','["discard dragon"]','request 21','2026-11-30 04:57:27.875262');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',31,1,'act','["discard unicorn"]','request 22','2026-11-30 04:57:27.878469');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',32,2,'act','["travel elvenhold-rivinia-river"]',NULL,'2026-11-30 04:57:27.882149');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',33,2,'act','["travel lapphalya-rivinia-woods"]',NULL,'2026-11-30 04:57:27.885976');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',34,2,'act','["travel dagamura-lapphalya-woods"]',NULL,'2026-11-30 04:57:27.887154');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',35,2,'act','["travel dagamura-ixara-woods caravan", "pay unicorn", "pay unicorn", "pay troll-wagon"]',NULL,'2026-11-30 04:57:27.890870');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',36,2,'act','["travel ixara-mahdavikia-river"]',NULL,'2026-11-30 04:57:27.894471');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',37,0,'act','["end"]','request 23','2026-11-30 04:57:27.898287');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',38,0,'take_back','[]','request 24','2026-11-30 04:57:27.899238');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',39,0,'act','["travel elvenhold-ergeren-woods"]','request 25','2026-11-30 04:57:27.902427');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',40,0,'act','["end"]','request 26','2026-11-30 04:57:27.903432');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',41,0,'act','["discard unicorn"]','request 27','2026-11-30 04:57:27.910570');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',42,0,'act','["discard troll-wagon"]','request 28','2026-11-30 04:57:27.911687');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',43,2,'act','["draw troll-wagon"]',NULL,'2026-11-30 04:57:27.912872');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',44,0,'act','["draw elfcycle"]','request 29','2026-11-30 04:57:27.918710');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',45,1,'act','["draw unicorn"]','request 30','2026-11-30 04:57:27.922605');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',46,2,'act','["draw dragon"]',NULL,'2026-11-30 04:57:27.923713');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',47,0,'act','["draw dragon"]','request 31','2026-11-30 04:57:27.924730');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',48,1,'act','["draw pile"]','request 32','2026-11-30 04:57:27.930740');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',49,2,'act','["draw pile"]',NULL,'2026-11-30 04:57:27.931852');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',50,0,'act','["draw giant-pig"]','request 33','2026-11-30 04:57:27.937913');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',51,1,'act','["draw pile"]','request 34','2026-11-30 04:57:27.942370');
INSERT INTO "entries" VALUES('uu9dktj76pnx3',52,2,'act','["place dragon parundia-wylhien-plains"]',NULL,'2026-11-30 04:57:27.943762');
INSERT INTO "entries" VALUES('7rkptns96hzh3',1,0,'act','["draw unicorn"]',NULL,'2026-11-30 04:57:28.026184');
INSERT INTO "entries" VALUES('7rkptns96hzh3',2,1,'act','["draw elfcycle"]',NULL,'2026-11-30 04:57:28.041881');
INSERT INTO "entries" VALUES('7rkptns96hzh3',3,0,'act','["draw dragon"]',NULL,'2026-11-30 04:57:28.043172');
INSERT INTO "entries" VALUES('7rkptns96hzh3',4,1,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.046523');
INSERT INTO "entries" VALUES('7rkptns96hzh3',5,0,'act','["draw dragon"]',NULL,'2026-11-30 04:57:28.049580');
INSERT INTO "entries" VALUES('7rkptns96hzh3',6,1,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.054143');
INSERT INTO "entries" VALUES('7rkptns96hzh3',7,0,'act','["place dragon ixara-mahdavikia-mountains"]',NULL,'2026-11-30 04:57:28.055174');
INSERT INTO "entries" VALUES('7rkptns96hzh3',8,1,'act','["place giant-pig elvenhold-lapphalya-plains"]',NULL,'2026-11-30 04:57:28.061861');
INSERT INTO "entries" VALUES('7rkptns96hzh3',9,0,'act','["place unicorn albaran-parundia-desert"]',NULL,'2026-11-30 04:57:28.064095');
INSERT INTO "entries" VALUES('7rkptns96hzh3',10,1,'act','["place elfcycle dagamura-lapphalya-woods"]',NULL,'2026-11-30 04:57:28.074780');
INSERT INTO "entries" VALUES('7rkptns96hzh3',11,0,'act','["place dragon beata-elvenhold-plains"]',NULL,'2026-11-30 04:57:28.076013');
INSERT INTO "entries" VALUES('7rkptns96hzh3',12,1,'act','["place unicorn lapphalya-rivinia-woods"]',NULL,'2026-11-30 04:57:28.077253');
INSERT INTO "entries" VALUES('7rkptns96hzh3',13,0,'act','["obstacle albaran-parundia-desert"]',NULL,'2026-11-30 04:57:28.081806');
INSERT INTO "entries" VALUES('7rkptns96hzh3',14,1,'act','["pass"]',NULL,'2026-11-30 04:57:28.082987');
INSERT INTO "entries" VALUES('7rkptns96hzh3',15,0,'act','["place secret giant-pig usselen-wylhien-plains"]',NULL,'2026-11-30 04:57:28.086433');
INSERT INTO "entries" VALUES('7rkptns96hzh3',16,1,'act','["pass"]',NULL,'2026-11-30 04:57:28.094401');
INSERT INTO "entries" VALUES('7rkptns96hzh3',17,0,'act','["end", "discard troll-wagon", "discard magic-cloud", "discard magic-cloud", "discard raft"]',NULL,'2026-11-30 04:57:28.095650');
INSERT INTO "entries" VALUES('7rkptns96hzh3',18,1,'act','["travel elvenhold-rivinia-river"]',NULL,'2026-11-30 04:57:28.096696');
INSERT INTO "entries" VALUES('7rkptns96hzh3',19,1,'act','["travel lapphalya-rivinia-woods"]',NULL,'2026-11-30 04:57:28.101936');
INSERT INTO "entries" VALUES('7rkptns96hzh3',20,1,'act','["travel dagamura-lapphalya-woods"]',NULL,'2026-11-30 04:57:28.106696');
INSERT INTO "entries" VALUES('7rkptns96hzh3',21,1,'act','["travel dagamura-lapphalya-woods"]',NULL,'2026-11-30 04:57:28.107851');
INSERT INTO "entries" VALUES('7rkptns96hzh3',22,1,'act','["travel elvenhold-lapphalya-plains"]',NULL,'2026-11-30 04:57:28.108778');
INSERT INTO "entries" VALUES('7rkptns96hzh3',23,1,'act','["travel beata-elvenhold-plains caravan", "pay unicorn", "pay elfcycle", "pay elfcycle"]',NULL,'2026-11-30 04:57:28.112367');
INSERT INTO "entries" VALUES('7rkptns96hzh3',24,1,'act','["draw magic-cloud"]',NULL,'2026-11-30 04:57:28.117164');
INSERT INTO "entries" VALUES('7rkptns96hzh3',25,0,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.120186');
INSERT INTO "entries" VALUES('7rkptns96hzh3',26,1,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.121015');
INSERT INTO "entries" VALUES('7rkptns96hzh3',27,0,'act','["draw magic-cloud"]',NULL,'2026-11-30 04:57:28.126410');
INSERT INTO "entries" VALUES('7rkptns96hzh3',28,1,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.127315');
INSERT INTO "entries" VALUES('7rkptns96hzh3',29,0,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.128067');
INSERT INTO "entries" VALUES('7rkptns96hzh3',30,1,'act','["place troll-wagon beata-strykhaven-plains"]',NULL,'2026-11-30 04:57:28.134067');
INSERT INTO "entries" VALUES('7rkptns96hzh3',31,0,'act','["place elfcycle dagamura-mahdavikia-mountains"]',NULL,'2026-11-30 04:57:28.135190');
INSERT INTO "entries" VALUES('7rkptns96hzh3',32,1,'act','["place magic-cloud strykhaven-virst-mountains"]',NULL,'2026-11-30 04:57:28.138721');
INSERT INTO "entries" VALUES('7rkptns96hzh3',33,0,'act','["place giant-pig rivinia-throtmanni-woods"]',NULL,'2026-11-30 04:57:28.139563');
INSERT INTO "entries" VALUES('7rkptns96hzh3',34,1,'act','["pass"]',NULL,'2026-11-30 04:57:28.145716');
INSERT INTO "entries" VALUES('7rkptns96hzh3',35,0,'act','["place secret giant-pig parundia-usselen-woods"]',NULL,'2026-11-30 04:57:28.146708');
INSERT INTO "entries" VALUES('7rkptns96hzh3',36,1,'act','["obstacle rivinia-throtmanni-woods"]',NULL,'2026-11-30 04:57:28.148034');
INSERT INTO "entries" VALUES('7rkptns96hzh3',37,0,'act','["place magic-cloud jaccaranda-throtmanni-mountains"]',NULL,'2026-11-30 04:57:28.154279');
INSERT INTO "entries" VALUES('7rkptns96hzh3',38,1,'act','["pass"]',NULL,'2026-11-30 04:57:28.157824');
INSERT INTO "entries" VALUES('7rkptns96hzh3',39,1,'act','["travel beata-strykhaven-plains"]',NULL,'2026-11-30 04:57:28.158952');
INSERT INTO "entries" VALUES('7rkptns96hzh3',40,1,'act','["travel strykhaven-virst-mountains"]',NULL,'2026-11-30 04:57:28.159907');
INSERT INTO "entries" VALUES('7rkptns96hzh3',41,1,'act','["travel ixara-virst-river"]',NULL,'2026-11-30 04:57:28.165927');
INSERT INTO "entries" VALUES('7rkptns96hzh3',42,1,'act','["travel ixara-mahdavikia-river"]',NULL,'2026-11-30 04:57:28.167093');
INSERT INTO "entries" VALUES('7rkptns96hzh3',43,1,'act','["end"]',NULL,'2026-11-30 04:57:28.167980');
INSERT INTO "entries" VALUES('7rkptns96hzh3',44,0,'act','["end", "discard dragon", "discard unicorn", "discard magic-cloud", "discard magic-cloud"]',NULL,'2026-11-30 04:57:28.168955');
INSERT INTO "entries" VALUES('7rkptns96hzh3',45,1,'act','["keep secret troll-wagon"]',NULL,'2026-11-30 04:57:28.174222');
INSERT INTO "entries" VALUES('7rkptns96hzh3',46,0,'act','["draw dragon"]',NULL,'2026-11-30 04:57:28.175098');
INSERT INTO "entries" VALUES('7rkptns96hzh3',47,1,'act','["draw unicorn"]',NULL,'2026-11-30 04:57:28.177695');
INSERT INTO "entries" VALUES('7rkptns96hzh3',48,0,'act','["draw dragon"]',NULL,'2026-11-30 04:57:28.178522');
INSERT INTO "entries" VALUES('7rkptns96hzh3',49,1,'act','["draw elfcycle"]',NULL,'2026-11-30 04:57:28.180393');
INSERT INTO "entries" VALUES('7rkptns96hzh3',50,0,'act','["draw magic-cloud"]',NULL,'2026-11-30 04:57:28.190902');
INSERT INTO "entries" VALUES('7rkptns96hzh3',51,1,'act','["draw pile"]',NULL,'2026-11-30 04:57:28.191970');
INSERT INTO "entries" VALUES('7rkptns96hzh3',52,0,'act','["place dragon feodor-lapphalya-woods"]',NULL,'2026-11-30 04:57:28.192965');
INSERT INTO "entries" VALUES('7rkptns96hzh3',53,1,'act','["place unicorn grangor-yttar-mountains"]',NULL,'2026-11-30 04:57:28.194240');
INSERT INTO "entries" VALUES('7rkptns96hzh3',54,0,'act','["place secret magic-cloud beata-strykhaven-plains"]',NULL,'2026-11-30 04:57:28.195079');
INSERT INTO "entries" VALUES('7rkptns96hzh3',55,1,'act','["place giant-pig usselen-yttar-woods"]',NULL,'2026-11-30 04:57:28.198697');
INSERT INTO "entries" VALUES('7rkptns96hzh3',56,0,'act','["place magic-cloud ixara-lapphalya-woods"]',NULL,'2026-11-30 04:57:28.201414');
INSERT INTO "entries" VALUES('7rkptns96hzh3',57,1,'act','["pass"]',NULL,'2026-11-30 04:57:28.206348');
INSERT INTO "entries" VALUES('7rkptns96hzh3',58,0,'act','["place dragon beata-elvenhold-plains"]',NULL,'2026-11-30 04:57:28.207438');
INSERT INTO "entries" VALUES('7rkptns96hzh3',59,1,'act','["pass"]',NULL,'2026-11-30 04:57:28.209813');
INSERT INTO "entries" VALUES('7rkptns96hzh3',60,0,'act','["travel beata-elvenhold-plains caravan", "pay magic-cloud", "pay raft", "pay raft"]',NULL,'2026-11-30 04:57:28.214660');
INSERT INTO "entries" VALUES('7rkptns96hzh3',61,0,'act','["travel beata-elvenhold-plains"]',NULL,'2026-11-30 04:57:28.218315');
INSERT INTO "entries" VALUES('7rkptns96hzh3',62,0,'act','["travel beata-elvenhold-plains"]',NULL,'2026-11-30 04:57:28.219168');
INSERT INTO "entries" VALUES('7rkptns96hzh3',63,0,'act','["travel beata-elvenhold-plains"]',NULL,'2026-11-30 04:57:28.222222');
INSERT INTO "entries" VALUES('7rkptns96hzh3',64,0,'act','["travel beata-elvenhold-plains"]',NULL,'2026-11-30 04:57:28.225925');
INSERT INTO "entries" VALUES('7rkptns96hzh3',65,0,'act','["end"]',NULL,'2026-11-30 04:57:28.226746');
INSERT INTO "entries" VALUES('7rkptns96hzh3',66,1,'act','["travel grangor-mahdavikia-river"]',NULL,'2026-11-30 04:57:28.230494');
INSERT INTO "entries" VALUES('7rkptns96hzh3',67,1,'act','["travel grangor-yttar-mountains"]',NULL,'2026-11-30 04:57:28.234494');
INSERT INTO "entries" VALUES('7rkptns96hzh3',68,1,'act','["travel usselen-yttar-woods"]',NULL,'2026-11-30 04:57:28.235633');
INSERT INTO "entries" VALUES('7rkptns96hzh3',69,1,'act','["end", "discard giant-pig"]',NULL,'2026-11-30 04:57:28.269525');
CREATE TABLE invites (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(24), 
	CONSTRAINT pk_invites PRIMARY KEY (code), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_invites_table_id_seat UNIQUE (table_id, seat)
);
INSERT INTO "invites" VALUES('34fehty2hrjnk','uu9dktj76pnx3',1,'Zoë');
INSERT INTO "invites" VALUES('d3wxxeaxu9s39','35967gavy8ddt',1,'Cy');
INSERT INTO "invites" VALUES('m47hgr4st5b2e','35967gavy8ddt',2,NULL);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	setup JSON NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_status CHECK (status IN ('waiting', 'playing', 'ended'))
);
INSERT INTO "tables" VALUES('uu9dktj76pnx3','{"name": "Sunday <b>evening</b>", "seats": [{"kind": "me", "name": "Seat 0", "bot": null}, {"kind": "link", "name": "Seat 1", "bot": null}, {"kind": "bot", "name": "Seat 2", "bot": "greedy"}], "options": {"rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once"}','{"players": 3, "rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}','31504feb99ae9afa77c92ee40fc074f0308decb9ca9cff2258da4b413d74f1b3','playing','2026-11-30 04:57:27.675045');
INSERT INTO "tables" VALUES('35967gavy8ddt','{"name": "Monday", "seats": [{"kind": "me", "name": "Seat 0", "bot": null}, {"kind": "link", "name": "Seat 1", "bot": null}, {"kind": "link", "name": "Seat 2", "bot": null}], "options": {"rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once"}','{"players": 3, "rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}','b6cd04b99aad6dd124be1300ea4b66773d6884d11e8d29df5578b83f878daa31','waiting','2026-11-30 04:57:27.958750');
INSERT INTO "tables" VALUES('7rkptns96hzh3','{"name": "A table", "seats": [{"kind": "bot", "name": "Seat 0", "bot": "random"}, {"kind": "bot", "name": "Seat 1", "bot": "greedy"}], "options": {"rounds": 3, "chart": "printed", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once"}','{"players": 2, "rounds": 3, "chart": "printed", "town_cards": false, "favors": "none", "start_seat": null}','00b7d3c760c6111144832d1dd0644ac0d3d30bafc00b55c67dd5519ef50109a3','ended','2026-11-30 04:57:28.012338');
CREATE INDEX ix_credentials_table_id ON credentials (table_id);
COMMIT;
