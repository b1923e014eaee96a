CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.credentials (
    fingerprint bytea NOT NULL,
    table_id character varying(16) NOT NULL,
    kind character varying(8) NOT NULL,
    seats json NOT NULL,
    CONSTRAINT ck_credentials_kind CHECK (((kind)::text = ANY ((ARRAY['host'::character varying, 'link'::character varying])::text[])))
);
CREATE TABLE public.entries (
    table_id character varying(16) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    kind character varying(9) NOT NULL,
    actions json NOT NULL,
    request character varying(64),
    made timestamp with time zone NOT NULL,
    CONSTRAINT ck_entries_kind CHECK (((kind)::text = ANY ((ARRAY['act'::character varying, 'take_back'::character varying])::text[])))
);
CREATE TABLE public.invites (
    code character varying(16) NOT NULL,
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    name character varying(24)
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    setup json NOT NULL,
    options json NOT NULL,
    seed character varying NOT NULL,
    status character varying(8) NOT NULL,
    created timestamp with time zone NOT NULL,
    CONSTRAINT ck_tables_status CHECK (((status)::text = ANY ((ARRAY['waiting'::character varying, 'playing'::character varying, 'ended'::character varying])::text[])))
);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.credentials VALUES ('\x5510fdd65b10823ec6000eafe9d0576410b9c563c026248d1d9355ae782f39b1', 'uu9dktj76pnx3', 'host', '[0]');
INSERT INTO public.credentials VALUES ('\x8aa81f277cc241433343d2a859f980fb7371ca9e5406b354b26a62ca8eda712b', 'uu9dktj76pnx3', 'link', '[1]');
INSERT INTO public.credentials VALUES ('\xc3902d59dfddf7a0a583c9e04ab0e9dc399a2123e7723185f60feba092fd6cd0', '35967gavy8ddt', 'host', '[0]');
INSERT INTO public.credentials VALUES ('\x9afdb4bb52fe782b5353ac6b0b736bfafc9cc0136c2522ce72c390e4d2f15661', '35967gavy8ddt', 'link', '[1]');
INSERT INTO public.credentials VALUES ('\xd98707d8f6afc3b2400279248ba24680b85946b9ccfd40863e3763f2e90ff369', '7rkptns96hzh3', 'host', '[]');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 1, 1, 'act', '["draw elfcycle"]', 'request 1', '2026-11-30 04:57:27.747633+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 2, 2, 'act', '["draw troll-wagon"]', NULL, '2026-11-30 04:57:27.758064+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 3, 0, 'act', '["draw giant-pig"]', 'request 2', '2026-11-30 04:57:27.759606+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 4, 1, 'act', '["draw pile"]', 'request 3', '2026-11-30 04:57:27.762876+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 5, 2, 'act', '["draw giant-pig"]', NULL, '2026-11-30 04:57:27.770448+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 6, 0, 'act', '["draw elfcycle"]', 'request 4', '2026-11-30 04:57:27.774748+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 7, 1, 'act', '["draw pile"]', 'request 5', '2026-11-30 04:57:27.775878+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 8, 2, 'act', '["draw magic-cloud"]', NULL, '2026-11-30 04:57:27.782388+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 9, 0, 'act', '["draw dragon"]', 'request 6', '2026-11-30 04:57:27.786256+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 10, 1, 'act', '["place giant-pig rivinia-throtmanni-woods"]', 'request 7', '2026-11-30 04:57:27.78766+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 11, 2, 'act', '["place troll-wagon albaran-throtmanni-desert"]', NULL, '2026-11-30 04:57:27.793871+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 12, 0, 'act', '["place secret troll-wagon usselen-wylhien-plains"]', 'request 8', '2026-11-30 04:57:27.798964+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 13, 1, 'act', '["pass"]', 'request 9', '2026-11-30 04:57:27.800302+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 14, 2, 'act', '["place giant-pig lapphalya-rivinia-woods"]', NULL, '2026-11-30 04:57:27.811129+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 15, 0, 'act', '["place elfcycle lapphalya-virst-plains"]', 'request 10', '2026-11-30 04:57:27.812696+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 16, 1, 'act', '["place secret magic-cloud elvenhold-ergeren-woods"]', 'request 11', '2026-11-30 04:57:27.81412+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 17, 2, 'act', '["place magic-cloud dagamura-lapphalya-woods"]', NULL, '2026-11-30 04:57:27.82297+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 18, 0, 'act', '["place dragon parundia-wylhien-plains"]', 'request 12', '2026-11-30 04:57:27.826541+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 19, 1, 'act', '["place elfcycle ixara-virst-plains"]', 'request 13', '2026-11-30 04:57:27.832179+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 20, 2, 'act', '["pass"]', NULL, '2026-11-30 04:57:27.843249+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 21, 0, 'act', '["place giant-pig dagamura-ixara-woods"]', 'request 14', '2026-11-30 04:57:27.844673+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 22, 1, 'act', '["obstacle elvenhold-ergeren-woods"]', 'request 15', '2026-11-30 04:57:27.850926+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 23, 2, 'act', '["pass"]', NULL, '2026-11-30 04:57:27.852474+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 24, 0, 'act', '["obstacle dagamura-lapphalya-woods"]', 'request 16', '2026-11-30 04:57:27.857753+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 25, 1, 'act', '["place unicorn dagamura-kihromah-woods"]', 'request 17', '2026-11-30 04:57:27.862366+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 26, 2, 'act', '["pass"]', NULL, '2026-11-30 04:57:27.863871+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 27, 1, 'act', '["travel elvenhold-rivinia-river"]', 'request 18', '2026-11-30 04:57:27.86503+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 28, 1, 'act', '["travel rivinia-throtmanni-woods"]', 'request 19', '2026-11-30 04:57:27.870748+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 29, 1, 'act', '["end"]', 'request 20', '2026-11-30 04:57:27.874275+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 30, 1, 'act', '["discard dragon"]', 'request 21', '2026-11-30 04:57:27.875262+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 31, 1, 'act', '["discard unicorn"]', 'request 22', '2026-11-30 04:57:27.878469+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 32, 2, 'act', '["travel elvenhold-rivinia-river"]', NULL, '2026-11-30 04:57:27.882149+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 33, 2, 'act', '["travel lapphalya-rivinia-woods"]', NULL, '2026-11-30 04:57:27.885976+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 34, 2, 'act', '["travel dagamura-lapphalya-woods"]', NULL, '2026-11-30 04:57:27.887154+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 35, 2, 'act', '["travel dagamura-ixara-woods caravan", "pay unicorn", "pay unicorn", "pay troll-wagon"]', NULL, '2026-11-30 04:57:27.89087+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 36, 2, 'act', '["travel ixara-mahdavikia-river"]', NULL, '2026-11-30 04:57:27.894471+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 37, 0, 'act', '["end"]', 'request 23', '2026-11-30 04:57:27.898287+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 38, 0, 'take_back', '[]', 'request 24', '2026-11-30 04:57:27.899238+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 39, 0, 'act', '["travel elvenhold-ergeren-woods"]', 'request 25', '2026-11-30 04:57:27.902427+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 40, 0, 'act', '["end"]', 'request 26', '2026-11-30 04:57:27.903432+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 41, 0, 'act', '["discard unicorn"]', 'request 27', '2026-11-30 04:57:27.91057+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 42, 0, 'act', '["discard troll-wagon"]', 'request 28', '2026-11-30 04:57:27.911687+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 43, 2, 'act', '["draw troll-wagon"]', NULL, '2026-11-30 04:57:27.912872+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 44, 0, 'act', '["draw elfcycle"]', 'request 29', '2026-11-30 04:57:27.91871+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 45, 1, 'act', '["draw unicorn"]', 'request 30', '2026-11-30 04:57:27.922605+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 46, 2, 'act', '["draw dragon"]', NULL, '2026-11-30 04:57:27.923713+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 47, 0, 'act', '["draw dragon"]', 'request 31', '2026-11-30 04:57:27.92473+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 48, 1, 'act', '["draw pile"]', 'request 32', '2026-11-30 04:57:27.93074+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 49, 2, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:27.931852+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 50, 0, 'act', '["draw giant-pig"]', 'request 33', '2026-11-30 04:57:27.937913+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 51, 1, 'act', '["draw pile"]', 'request 34', '2026-11-30 04:57:27.94237+00');
INSERT INTO public.entries VALUES ('uu9dktj76pnx3', 52, 2, 'act', '["place dragon parundia-wylhien-plains"]', NULL, '2026-11-30 04:57:27.943762+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 1, 0, 'act', '["draw unicorn"]', NULL, '2026-11-30 04:57:28.026184+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 2, 1, 'act', '["draw elfcycle"]', NULL, '2026-11-30 04:57:28.041881+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 3, 0, 'act', '["draw dragon"]', NULL, '2026-11-30 04:57:28.043172+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 4, 1, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.046523+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 5, 0, 'act', '["draw dragon"]', NULL, '2026-11-30 04:57:28.04958+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 6, 1, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.054143+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 7, 0, 'act', '["place dragon ixara-mahdavikia-mountains"]', NULL, '2026-11-30 04:57:28.055174+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 8, 1, 'act', '["place giant-pig elvenhold-lapphalya-plains"]', NULL, '2026-11-30 04:57:28.061861+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 9, 0, 'act', '["place unicorn albaran-parundia-desert"]', NULL, '2026-11-30 04:57:28.064095+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 10, 1, 'act', '["place elfcycle dagamura-lapphalya-woods"]', NULL, '2026-11-30 04:57:28.07478+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 11, 0, 'act', '["place dragon beata-elvenhold-plains"]', NULL, '2026-11-30 04:57:28.076013+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 12, 1, 'act', '["place unicorn lapphalya-rivinia-woods"]', NULL, '2026-11-30 04:57:28.077253+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 13, 0, 'act', '["obstacle albaran-parundia-desert"]', NULL, '2026-11-30 04:57:28.081806+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 14, 1, 'act', '["pass"]', NULL, '2026-11-30 04:57:28.082987+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 15, 0, 'act', '["place secret giant-pig usselen-wylhien-plains"]', NULL, '2026-11-30 04:57:28.086433+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 16, 1, 'act', '["pass"]', NULL, '2026-11-30 04:57:28.094401+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 17, 0, 'act', '["end", "discard troll-wagon", "discard magic-cloud", "discard magic-cloud", "discard raft"]', NULL, '2026-11-30 04:57:28.09565+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 18, 1, 'act', '["travel elvenhold-rivinia-river"]', NULL, '2026-11-30 04:57:28.096696+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 19, 1, 'act', '["travel lapphalya-rivinia-woods"]', NULL, '2026-11-30 04:57:28.101936+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 20, 1, 'act', '["travel dagamura-lapphalya-woods"]', NULL, '2026-11-30 04:57:28.106696+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 21, 1, 'act', '["travel dagamura-lapphalya-woods"]', NULL, '2026-11-30 04:57:28.107851+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 22, 1, 'act', '["travel elvenhold-lapphalya-plains"]', NULL, '2026-11-30 04:57:28.108778+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 23, 1, 'act', '["travel beata-elvenhold-plains caravan", "pay unicorn", "pay elfcycle", "pay elfcycle"]', NULL, '2026-11-30 04:57:28.112367+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 24, 1, 'act', '["draw magic-cloud"]', NULL, '2026-11-30 04:57:28.117164+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 25, 0, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.120186+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 26, 1, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.121015+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 27, 0, 'act', '["draw magic-cloud"]', NULL, '2026-11-30 04:57:28.12641+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 28, 1, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.127315+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 29, 0, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.128067+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 30, 1, 'act', '["place troll-wagon beata-strykhaven-plains"]', NULL, '2026-11-30 04:57:28.134067+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 31, 0, 'act', '["place elfcycle dagamura-mahdavikia-mountains"]', NULL, '2026-11-30 04:57:28.13519+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 32, 1, 'act', '["place magic-cloud strykhaven-virst-mountains"]', NULL, '2026-11-30 04:57:28.138721+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 33, 0, 'act', '["place giant-pig rivinia-throtmanni-woods"]', NULL, '2026-11-30 04:57:28.139563+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 34, 1, 'act', '["pass"]', NULL, '2026-11-30 04:57:28.145716+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 35, 0, 'act', '["place secret giant-pig parundia-usselen-woods"]', NULL, '2026-11-30 04:57:28.146708+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 36, 1, 'act', '["obstacle rivinia-throtmanni-woods"]', NULL, '2026-11-30 04:57:28.148034+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 37, 0, 'act', '["place magic-cloud jaccaranda-throtmanni-mountains"]', NULL, '2026-11-30 04:57:28.154279+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 38, 1, 'act', '["pass"]', NULL, '2026-11-30 04:57:28.157824+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 39, 1, 'act', '["travel beata-strykhaven-plains"]', NULL, '2026-11-30 04:57:28.158952+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 40, 1, 'act', '["travel strykhaven-virst-mountains"]', NULL, '2026-11-30 04:57:28.159907+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 41, 1, 'act', '["travel ixara-virst-river"]', NULL, '2026-11-30 04:57:28.165927+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 42, 1, 'act', '["travel ixara-mahdavikia-river"]', NULL, '2026-11-30 04:57:28.167093+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 43, 1, 'act', '["end"]', NULL, '2026-11-30 04:57:28.16798+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 44, 0, 'act', '["end", "discard dragon", "discard unicorn", "discard magic-cloud", "discard magic-cloud"]', NULL, '2026-11-30 04:57:28.168955+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 45, 1, 'act', '["keep secret troll-wagon"]', NULL, '2026-11-30 04:57:28.174222+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 46, 0, 'act', '["draw dragon"]', NULL, '2026-11-30 04:57:28.175098+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 47, 1, 'act', '["draw unicorn"]', NULL, '2026-11-30 04:57:28.177695+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 48, 0, 'act', '["draw dragon"]', NULL, '2026-11-30 04:57:28.178522+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 49, 1, 'act', '["draw elfcycle"]', NULL, '2026-11-30 04:57:28.180393+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 50, 0, 'act', '["draw magic-cloud"]', NULL, '2026-11-30 04:57:28.190902+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 51, 1, 'act', '["draw pile"]', NULL, '2026-11-30 04:57:28.19197+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 52, 0, 'act', '["place dragon feodor-lapphalya-woods"]', NULL, '2026-11-30 04:57:28.192965+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 53, 1, 'act', '["place unicorn grangor-yttar-mountains"]', NULL, '2026-11-30 04:57:28.19424+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 54, 0, 'act', '["place secret magic-cloud beata-strykhaven-plains"]', NULL, '2026-11-30 04:57:28.195079+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 55, 1, 'act', '["place giant-pig usselen-yttar-woods"]', NULL, '2026-11-30 04:57:28.198697+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 56, 0, 'act', '["place magic-cloud ixara-lapphalya-woods"]', NULL, '2026-11-30 04:57:28.201414+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 57, 1, 'act', '["pass"]', NULL, '2026-11-30 04:57:28.206348+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 58, 0, 'act', '["place dragon beata-elvenhold-plains"]', NULL, '2026-11-30 04:57:28.207438+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 59, 1, 'act', '["pass"]', NULL, '2026-11-30 04:57:28.209813+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 60, 0, 'act', '["travel beata-elvenhold-plains caravan", "pay magic-cloud", "pay raft", "pay raft"]', NULL, '2026-11-30 04:57:28.21466+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 61, 0, 'act', '["travel beata-elvenhold-plains"]', NULL, '2026-11-30 04:57:28.218315+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 62, 0, 'act', '["travel beata-elvenhold-plains"]', NULL, '2026-11-30 04:57:28.219168+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 63, 0, 'act', '["travel beata-elvenhold-plains"]', NULL, '2026-11-30 04:57:28.222222+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 64, 0, 'act', '["travel beata-elvenhold-plains"]', NULL, '2026-11-30 04:57:28.225925+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 65, 0, 'act', '["end"]', NULL, '2026-11-30 04:57:28.226746+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 66, 1, 'act', '["travel grangor-mahdavikia-river"]', NULL, '2026-11-30 04:57:28.230494+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 67, 1, 'act', '["travel grangor-yttar-mountains"]', NULL, '2026-11-30 04:57:28.234494+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 68, 1, 'act', '["travel usselen-yttar-woods"]', NULL, '2026-11-30 04:57:28.235633+00');
INSERT INTO public.entries VALUES ('7rkptns96hzh3', 69, 1, 'act', '["end", "discard giant-pig"]', NULL, '2026-11-30 04:57:28.269525+00');
INSERT INTO public.invites VALUES ('34fehty2hrjnk', 'uu9dktj76pnx3', 1, 'Zoë');
INSERT INTO public.invites VALUES ('d3wxxeaxu9s39', '35967gavy8ddt', 1, 'Cy');
INSERT INTO public.invites VALUES ('m47hgr4st5b2e', '35967gavy8ddt', 2, NULL);
INSERT INTO public.tables VALUES ('uu9dktj76pnx3', '{"name": "Sunday <b>evening</b>", "seats": [{"kind": "me", "name": "Seat 0", "bot": null}, {"kind": "link", "name": "Seat 1", "bot": null}, {"kind": "bot", "name": "Seat 2", "bot": "greedy"}], "options": {"rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once"}', '{"players": 3, "rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}', '31504feb99ae9afa77c92ee40fc074f0308decb9ca9cff2258da4b413d74f1b3', 'playing', '2026-11-30 04:57:27.675045+00');
INSERT INTO public.tables VALUES ('35967gavy8ddt', '{"name": "Monday", "seats": [{"kind": "me", "name": "Seat 0", "bot": null}, {"kind": "link", "name": "Seat 1", "bot": null}, {"kind": "link", "name": "Seat 2", "bot": null}], "options": {"rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once"}', '{"players": 3, "rounds": 4, "chart": "guide", "town_cards": false, "favors": "none", "start_seat": null}', 'b6cd04b99aad6dd124be1300ea4b66773d6884d11e8d29df5578b83f878daa31', 'waiting', '2026-11-30 04:57:27.95875+00');
INSERT INTO public.tables VALUES ('7rkptns96hzh3', '{"name": "A table", "seats": [{"kind": "bot", "name": "Seat 0", "bot": "random"}, {"kind": "bot", "name": "Seat 1", "bot": "greedy"}], "options": {"rounds": 3, "chart": "printed", "town_cards": false, "favors": "none", "start_seat": null}, "pace": "at_once"}', '{"players": 2, "rounds": 3, "chart": "printed", "town_cards": false, "favors": "none", "start_seat": null}', '00b7d3c760c6111144832d1dd0644ac0d3d30bafc00b55c67dd5519ef50109a3', 'ended', '2026-11-30 04:57:28.012338+00');
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT pk_credentials PRIMARY KEY (fingerprint);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT pk_entries PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.invites
    ADD CONSTRAINT pk_invites PRIMARY KEY (code);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT uq_entries_table_id_seat_request UNIQUE (table_id, seat, request);
ALTER TABLE ONLY public.invites
    ADD CONSTRAINT uq_invites_table_id_seat UNIQUE (table_id, seat);
CREATE INDEX ix_credentials_table_id ON public.credentials USING btree (table_id);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT fk_credentials_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT fk_entries_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.invites
    ADD CONSTRAINT fk_invites_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
