BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE credentials (
	fingerprint BLOB NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seats JSON NOT NULL, 
	CONSTRAINT pk_credentials PRIMARY KEY (fingerprint), 
	CONSTRAINT ck_credentials_kind CHECK (kind IN ('host', 'link')), 
	CONSTRAINT fk_credentials_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "credentials" VALUES(X'378F7686E56FF995E7031883285B98307F75155C3F65F73DA49AE2F2C828AFDE','rf9dbnhrfmx82','host','[0]');
INSERT INTO "credentials" VALUES(X'70F39E2B45F9C48268FEE2EEA351DBD556F96317E6086CCC12E799D4A6A6A6F4','rf9dbnhrfmx82','link','[1]');
INSERT INTO "credentials" VALUES(X'08042586A6837CF7A46B6A457D1FBAA847D6D89F2A6FF523EF271E2D15A2AC06','4cbg6znftrt5a','host','[0]');
INSERT INTO "credentials" VALUES(X'0258AAD08C21057C3F2D46E32B2F1D48B756CF4963E101E0CA31D535D72026E4','4cbg6znftrt5a','link','[1]');
INSERT INTO "credentials" VALUES(X'1E10CE51620CAD46553F01F3467F2B32CBA52F261E677352CF3D82C614DC3AA8','tpujmbfwg8gkj','host','[]');
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
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',1,0,'act','["draw elfcycle"]','5e7fa7a9cf313521','2026-11-30 12:47:36.180525');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',2,1,'act','["draw giant-pig"]','5c5c81bdc371176f','2026-11-30 12:47:36.211941');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',3,2,'act','["draw troll-wagon"]',NULL,'2026-11-30 12:47:54.643709');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',4,0,'act','["draw pile"]','44bf5249906f34c1','2026-11-30 12:47:54.658258');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',5,1,'act','["draw magic-cloud"]','be4bb0c6259a70fa','2026-11-30 12:47:54.661500');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',6,2,'act','["draw magic-cloud"]',NULL,'2026-11-30 12:47:54.665655');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',7,0,'act','["draw dragon"]','1425e682cac6999d','2026-11-30 12:47:54.668898');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',8,1,'act','["draw troll-wagon"]','95706311f370ca1e','2026-11-30 12:47:54.671757');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',9,2,'act','["draw elfcycle"]',NULL,'2026-11-30 12:47:54.676179');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',10,0,'act','["place elfcycle jaccaranda-wylhien-mountains"]','a7e892ebeca25f0c','2026-11-30 12:47:54.680068');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',11,1,'act','["pass"]','82bbe76715845b22','2026-11-30 12:47:54.684091');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',12,2,'act','["place elfcycle elvenhold-lapphalya-plains"]',NULL,'2026-11-30 12:47:54.691838');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',13,0,'act','["place elfcycle ixara-mahdavikia-mountains"]','3c09a67fd124cd67','2026-11-30 12:47:54.696136');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',14,1,'act','["place magic-cloud ixara-virst-plains"]','d0e912787e737c62','2026-11-30 12:47:54.699868');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',15,2,'act','["place secret unicorn feodor-rivinia-woods"]',NULL,'2026-11-30 12:47:54.706325');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',16,0,'act','["place dragon grangor-mahdavikia-mountains"]','407dbc276d0bccc1','2026-11-30 12:47:54.710425');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',17,1,'act','["place troll-wagon beata-elvenhold-plains"]','eb1583cc4b186993','2026-11-30 12:47:54.714327');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',18,2,'act','["place troll-wagon dagamura-feodor-desert"]',NULL,'2026-11-30 12:47:54.721065');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',19,0,'act','["place secret unicorn jaccaranda-tichih-mountains"]','145973bbf840c082','2026-11-30 12:47:54.725392');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',20,1,'act','["place secret magic-cloud elvenhold-ergeren-woods"]','33e9772b35e61e4f','2026-11-30 12:47:54.741308');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',21,2,'act','["pass"]',NULL,'2026-11-30 12:47:54.764700');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',22,0,'act','["obstacle grangor-mahdavikia-mountains"]','316329af62e7ea08','2026-11-30 12:47:54.787762');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',23,1,'act','["place giant-pig dagamura-kihromah-woods"]','f13f214c6bd76014','2026-11-30 12:47:54.798176');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',24,2,'act','["obstacle beata-elvenhold-plains"]',NULL,'2026-11-30 12:47:54.824606');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',25,1,'act','["obstacle elvenhold-lapphalya-plains"]','2168d898ff651238','2026-11-30 12:47:54.843948');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',26,2,'act','["pass"]',NULL,'2026-11-30 12:47:54.864125');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',27,0,'act','["end"]','4573a6321c8d29db','2026-11-30 12:47:54.872223');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',28,0,'take_back','[]','5b229f2d10f07ff6','2026-11-30 12:47:54.880828');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',29,0,'act','["travel elvenhold-rivinia-river"]','2810859607a4b8cf','2026-11-30 12:47:54.894410');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',30,0,'act','["end"]','d6ed385cb811da54','2026-11-30 12:47:54.905472');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',31,0,'act','["discard troll-wagon"]','861edf93d964ff58','2026-11-30 12:47:54.918077');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',32,0,'act','["discard magic-cloud"]','ab6fce07bf4b529e','2026-11-30 12:47:54.925882');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',33,0,'act','["discard raft"]','5ee62e9347f0c6be','2026-11-30 12:47:54.932766');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',34,1,'act','["travel beata-elvenhold-plains caravan"]','8f1a2cec25671d00','2026-11-30 12:47:54.941181');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',35,1,'act','["pay unicorn"]','5649ed773b21ec07','2026-11-30 12:47:54.950275');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',36,1,'act','["pay unicorn"]','ebd1cdf2beaf4839','2026-11-30 12:47:54.958165');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',37,1,'act','["pay giant-pig"]','8658295419bbe7eb','2026-11-30 12:47:54.973350');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',38,1,'act','["pay raft"]','6a7c9b7d3b9b9727','2026-11-30 12:47:54.976439');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',39,1,'act','["travel beata-elvenhold-river"]','be55f5710e04cd91','2026-11-30 12:47:54.992356');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',40,1,'act','["end"]','3d8d713aa671af08','2026-11-30 12:47:55.005162');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',41,2,'act','["travel elvenhold-rivinia-river"]',NULL,'2026-11-30 12:47:55.024915');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',42,2,'act','["travel rivinia-tichih-river"]',NULL,'2026-11-30 12:47:55.043668');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',43,2,'act','["travel jaccaranda-tichih-mountains"]',NULL,'2026-11-30 12:47:55.059281');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',44,2,'act','["travel jaccaranda-wylhien-mountains caravan", "pay giant-pig", "pay elfcycle", "pay magic-cloud"]',NULL,'2026-11-30 12:47:55.087883');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',45,2,'act','["end"]',NULL,'2026-11-30 12:47:55.101987');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',46,1,'act','["draw dragon"]','9dff354a0e28393c','2026-11-30 12:47:55.110203');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',47,2,'act','["draw troll-wagon"]',NULL,'2026-11-30 12:47:55.126389');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',48,0,'act','["draw pile"]','c5aa3408cf7efcb6','2026-11-30 12:47:55.140219');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',49,1,'act','["draw troll-wagon"]','f0bf3a772f773102','2026-11-30 12:47:55.154404');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',50,2,'act','["draw troll-wagon"]',NULL,'2026-11-30 12:47:55.180238');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',51,0,'act','["draw pile"]','7417d710b981c7ea','2026-11-30 12:47:55.192895');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',52,1,'act','["draw pile"]','fc992e4e329fcdee','2026-11-30 12:47:55.206440');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',53,2,'act','["draw unicorn"]',NULL,'2026-11-30 12:47:55.230287');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',54,0,'act','["draw dragon"]','9d6e31af574194ee','2026-11-30 12:47:55.242260');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',55,1,'act','["place troll-wagon parundia-usselen-woods"]','c95c50f14d07c055','2026-11-30 12:47:55.254201');
INSERT INTO "entries" VALUES('rf9dbnhrfmx82',56,2,'act','["place troll-wagon parundia-wylhien-plains"]',NULL,'2026-11-30 12:47:55.284247');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',1,0,'act','["draw unicorn"]',NULL,'2026-11-30 12:47:55.424794');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',2,1,'act','["draw elfcycle"]',NULL,'2026-11-30 12:47:55.430786');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',3,0,'act','["draw pile"]',NULL,'2026-11-30 12:47:55.434018');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',4,1,'act','["draw giant-pig"]',NULL,'2026-11-30 12:47:55.447111');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',5,0,'act','["draw troll-wagon"]',NULL,'2026-11-30 12:47:55.452216');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',6,1,'act','["draw dragon"]',NULL,'2026-11-30 12:47:55.457395');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',7,0,'act','["place secret elfcycle ixara-mahdavikia-mountains"]',NULL,'2026-11-30 12:47:55.472736');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',8,1,'act','["place giant-pig elvenhold-lapphalya-plains"]',NULL,'2026-11-30 12:47:55.490600');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',9,0,'act','["place magic-cloud jaccaranda-tichih-mountains"]',NULL,'2026-11-30 12:47:55.504240');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',10,1,'act','["place secret unicorn feodor-rivinia-woods"]',NULL,'2026-11-30 12:47:55.515747');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',11,0,'act','["place troll-wagon feodor-throtmanni-desert"]',NULL,'2026-11-30 12:47:55.521686');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',12,1,'act','["place dragon dagamura-feodor-desert"]',NULL,'2026-11-30 12:47:55.548693');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',13,0,'act','["obstacle jaccaranda-tichih-mountains"]',NULL,'2026-11-30 12:47:55.558695');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',14,1,'act','["pass"]',NULL,'2026-11-30 12:47:55.576017');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',15,0,'act','["place unicorn ergeren-tichih-woods"]',NULL,'2026-11-30 12:47:55.589332');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',16,1,'act','["pass"]',NULL,'2026-11-30 12:47:55.604643');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',17,0,'act','["travel elvenhold-lapphalya-plains"]',NULL,'2026-11-30 12:47:55.619911');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',18,0,'act','["end", "discard giant-pig", "discard magic-cloud", "discard raft"]',NULL,'2026-11-30 12:47:55.642387');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',19,1,'act','["travel elvenhold-rivinia-river"]',NULL,'2026-11-30 12:47:55.654628');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',20,1,'act','["travel feodor-rivinia-woods"]',NULL,'2026-11-30 12:47:55.674683');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',21,1,'act','["travel dagamura-feodor-desert"]',NULL,'2026-11-30 12:47:55.690320');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',22,1,'act','["end", "discard raft"]',NULL,'2026-11-30 12:47:55.722102');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',23,1,'act','["draw troll-wagon"]',NULL,'2026-11-30 12:47:55.736258');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',24,0,'act','["draw unicorn"]',NULL,'2026-11-30 12:47:55.742144');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',25,1,'act','["draw magic-cloud"]',NULL,'2026-11-30 12:47:55.767596');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',26,0,'act','["draw giant-pig"]',NULL,'2026-11-30 12:47:55.789798');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',27,1,'act','["draw giant-pig"]',NULL,'2026-11-30 12:47:55.821408');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',28,0,'act','["draw pile"]',NULL,'2026-11-30 12:47:55.831351');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',29,1,'act','["place giant-pig dagamura-ixara-woods"]',NULL,'2026-11-30 12:47:55.844168');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',30,0,'act','["place giant-pig usselen-yttar-woods"]',NULL,'2026-11-30 12:47:55.869344');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',31,1,'act','["place elfcycle ixara-virst-plains"]',NULL,'2026-11-30 12:47:55.876031');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',32,0,'act','["place giant-pig beata-strykhaven-plains"]',NULL,'2026-11-30 12:47:55.914329');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',33,1,'act','["place magic-cloud strykhaven-virst-mountains"]',NULL,'2026-11-30 12:47:55.927621');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',34,0,'act','["place unicorn ixara-mahdavikia-mountains"]',NULL,'2026-11-30 12:47:55.981034');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',35,1,'act','["pass"]',NULL,'2026-11-30 12:47:56.028419');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',36,0,'act','["place secret dragon ixara-lapphalya-woods"]',NULL,'2026-11-30 12:47:56.034986');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',37,1,'act','["pass"]',NULL,'2026-11-30 12:47:56.042837');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',38,1,'act','["travel dagamura-ixara-woods"]',NULL,'2026-11-30 12:47:56.049852');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',39,1,'act','["travel ixara-virst-plains"]',NULL,'2026-11-30 12:47:56.056567');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',40,1,'act','["travel strykhaven-virst-mountains"]',NULL,'2026-11-30 12:47:56.065330');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',41,1,'act','["travel beata-strykhaven-plains"]',NULL,'2026-11-30 12:47:56.090042');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',42,1,'act','["end"]',NULL,'2026-11-30 12:47:56.136689');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',43,0,'act','["travel ixara-lapphalya-woods"]',NULL,'2026-11-30 12:47:56.143912');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',44,0,'act','["travel ixara-mahdavikia-mountains caravan", "pay unicorn", "pay magic-cloud", "pay raft"]',NULL,'2026-11-30 12:47:56.184787');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',45,0,'act','["travel grangor-mahdavikia-river"]',NULL,'2026-11-30 12:47:56.206825');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',46,0,'act','["end"]',NULL,'2026-11-30 12:47:56.218171');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',47,1,'act','["keep secret elfcycle"]',NULL,'2026-11-30 12:47:56.222839');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',48,0,'act','["draw unicorn"]',NULL,'2026-11-30 12:47:56.303006');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',49,1,'act','["draw troll-wagon"]',NULL,'2026-11-30 12:47:56.326345');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',50,0,'act','["draw dragon"]',NULL,'2026-11-30 12:47:56.350111');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',51,1,'act','["draw elfcycle"]',NULL,'2026-11-30 12:47:56.382016');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',52,0,'act','["draw unicorn"]',NULL,'2026-11-30 12:47:56.388362');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',53,1,'act','["draw pile"]',NULL,'2026-11-30 12:47:56.407419');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',54,0,'act','["place dragon rivinia-throtmanni-woods"]',NULL,'2026-11-30 12:47:56.414494');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',55,1,'act','["place elfcycle beata-elvenhold-plains"]',NULL,'2026-11-30 12:47:56.440684');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',56,0,'act','["place secret giant-pig throtmanni-tichih-plains"]',NULL,'2026-11-30 12:47:56.448416');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',57,1,'act','["place secret unicorn elvenhold-ergeren-woods"]',NULL,'2026-11-30 12:47:56.456239');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',58,0,'act','["place unicorn dagamura-ixara-woods"]',NULL,'2026-11-30 12:47:56.465868');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',59,1,'act','["place elfcycle ergeren-tichih-woods"]',NULL,'2026-11-30 12:47:56.479332');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',60,0,'act','["place unicorn feodor-rivinia-woods"]',NULL,'2026-11-30 12:47:56.486603');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',61,1,'act','["pass"]',NULL,'2026-11-30 12:47:56.506388');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',62,0,'act','["end", "discard elfcycle", "discard elfcycle", "discard troll-wagon", "discard raft"]',NULL,'2026-11-30 12:47:56.581546');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',63,1,'act','["travel beata-elvenhold-plains"]',NULL,'2026-11-30 12:47:56.611436');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',64,1,'act','["travel elvenhold-ergeren-woods"]',NULL,'2026-11-30 12:47:56.626180');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',65,1,'act','["travel ergeren-tichih-woods"]',NULL,'2026-11-30 12:47:56.664880');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',66,1,'act','["travel throtmanni-tichih-plains"]',NULL,'2026-11-30 12:47:56.728467');
INSERT INTO "entries" VALUES('tpujmbfwg8gkj',67,1,'act','["end"]',NULL,'2026-11-30 12:47:56.781781');
CREATE TABLE invites (
	code VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(24), 
	CONSTRAINT pk_invites PRIMARY KEY (code), 
	CONSTRAINT fk_invites_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_invites_table_id_seat UNIQUE (table_id, seat)
);
INSERT INTO "invites" VALUES('ja6uet5hzb6ue','rf9dbnhrfmx82',1,'Zoë');
INSERT INTO "invites" VALUES('mt6yp986rp2ac','4cbg6znftrt5a',1,'Cy');
INSERT INTO "invites" VALUES('gjs37vbecwfrt','4cbg6znftrt5a',2,NULL);
CREATE TABLE seals (
	commitment VARCHAR(64) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	drawn DATETIME NOT NULL, 
	CONSTRAINT pk_seals PRIMARY KEY (commitment)
);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	setup JSON NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created DATETIME NOT NULL, secret VARCHAR(64), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_status CHECK (status IN ('waiting', 'playing', 'ended'))
);
INSERT INTO "tables" VALUES('rf9dbnhrfmx82','{"name": "Sunday <b>evening</b>", "seats": [{"kind": "me", "name": "Seat 0", "bot": null}, {"kind": "link", "name": "Seat 1", "bot": null}, {"kind": "bot", "name": "Seat 2", "bot": "greedy"}], "options": {"rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once", "hints": null}','{"players": 3, "rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}','','playing','2026-11-30 12:47:35.955713','9cc4a5e3e708305534ff4f8c3bebe657d2180ab363ef548eb3beac3d70b46e8b');
INSERT INTO "tables" VALUES('4cbg6znftrt5a','{"name": "Monday", "seats": [{"kind": "me", "name": "Seat 0", "bot": null}, {"kind": "link", "name": "Seat 1", "bot": null}, {"kind": "link", "name": "Seat 2", "bot": null}], "options": {"rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once", "hints": null}','{"players": 3, "rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}','','waiting','2026-11-30 12:47:55.332912','5010ffd436eb015367a8600b3e79e1ff58e8c18723765eb6e1eab4b696ae9b9e');
INSERT INTO "tables" VALUES('tpujmbfwg8gkj','{"name": "A table", "seats": [{"kind": "bot", "name": "Seat 0", "bot": "random"}, {"kind": "bot", "name": "Seat 1", "bot": "greedy"}], "options": {"rounds": 3, "chart": "printed", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once", "hints": null}','{"players": 2, "rounds": 3, "chart": "printed", "town_cards": false, "favors": "none", "start_seat": null}','','ended','2026-11-30 12:47:55.413393','ad21bce2543d56eb89a0ab21c59c392436b94c50bbb64255c528ca782a491959');
CREATE TABLE texts (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_texts PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_texts_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "texts" VALUES('rf9dbnhrfmx82',0,'');
INSERT INTO "texts" VALUES('rf9dbnhrfmx82',1,'');
INSERT INTO "texts" VALUES('4cbg6znftrt5a',0,'');
INSERT INTO "texts" VALUES('4cbg6znftrt5a',1,'');
CREATE INDEX ix_credentials_table_id ON credentials (table_id);
COMMIT;
