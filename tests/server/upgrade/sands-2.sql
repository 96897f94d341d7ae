BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	"key" VARCHAR(64), 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_entries_table_id_key UNIQUE (table_id, "key")
);
INSERT INTO "entries" VALUES('id-1',1,'act',0,'claim libya',1000000.0,'key-id-1-0');
INSERT INTO "entries" VALUES('id-1',2,'act',1,'claim gallia',1000000.0,'key-id-1-1');
INSERT INTO "entries" VALUES('id-1',3,'act',1,'claim hispania',1000000.0,'key-id-1-2');
INSERT INTO "entries" VALUES('id-1',4,'act',0,'claim aegyptus',1000000.0,'key-id-1-3');
INSERT INTO "entries" VALUES('id-1',5,'act',0,'claim cyprus',1000000.0,'key-id-1-4');
INSERT INTO "entries" VALUES('id-1',6,'act',1,'claim sicilia',1000000.0,'key-id-1-5');
INSERT INTO "entries" VALUES('id-1',7,'act',0,'capital libya',1000000.0,'key-id-1-6');
INSERT INTO "entries" VALUES('id-1',8,'act',1,'capital hispania',1000000.0,'key-id-1-7');
INSERT INTO "entries" VALUES('id-1',9,'act',0,'caravan aegyptus libya free',1000000.0,'key-id-1-8');
INSERT INTO "entries" VALUES('id-1',10,'act',0,'raise cultural',1000000.0,'key-id-1-9');
INSERT INTO "entries" VALUES('id-1',11,'act',1,'caravan hispania sicilia free',1000000.0,'key-id-1-10');
INSERT INTO "entries" VALUES('id-1',12,'act',1,'raise political',1000000.0,'key-id-1-11');
INSERT INTO "entries" VALUES('id-1',13,'act',0,'grow aegyptus',1000000.0,'key-id-1-12');
INSERT INTO "entries" VALUES('id-1',14,'act',1,'grow hispania',1000000.0,'key-id-1-13');
INSERT INTO "entries" VALUES('id-1',15,'act',0,'advance civil-1',1000000.0,'key-id-1-14');
INSERT INTO "entries" VALUES('id-1',16,'act',1,'advance cultural-1',1000000.0,'key-id-1-15');
INSERT INTO "entries" VALUES('id-1',17,'act',0,'choose caravan2 civil',1000000.0,'key-id-1-16');
INSERT INTO "entries" VALUES('id-1',18,'act',1,'choose conquest cultural',1000000.0,'key-id-1-17');
INSERT INTO "entries" VALUES('id-1',19,'act',0,'use caravan2',1000000.0,'key-id-1-18');
INSERT INTO "entries" VALUES('id-1',20,'act',0,'oppress cyprus',1000000.0,'key-id-1-19');
INSERT INTO "entries" VALUES('id-1',21,'act',0,'done',1000000.0,'key-id-1-20');
INSERT INTO "entries" VALUES('id-1',22,'act',1,'support cultural',1000000.0,'key-id-1-21');
INSERT INTO "entries" VALUES('id-1',23,'act',1,'use conquest',1000000.0,'key-id-1-22');
INSERT INTO "entries" VALUES('id-1',24,'act',1,'done',1000000.0,'key-id-1-23');
INSERT INTO "entries" VALUES('id-1',25,'act',0,'choose muster caravan2',1000000.0,'key-id-1-24');
INSERT INTO "entries" VALUES('id-1',26,'act',1,'choose chronicle caravan2',1000000.0,'key-id-1-25');
INSERT INTO "entries" VALUES('id-1',27,'act',0,'end',1000000.0,'key-id-1-26');
INSERT INTO "entries" VALUES('id-1',28,'act',1,'end',1000000.0,'key-id-1-27');
INSERT INTO "entries" VALUES('id-1',29,'act',0,'choose conquest govern',1000000.0,'key-id-1-28');
INSERT INTO "entries" VALUES('id-1',30,'act',1,'choose build caravan2',1000000.0,'key-id-1-29');
INSERT INTO "entries" VALUES('id-1',31,'act',0,'end',1000000.0,'key-id-1-30');
INSERT INTO "entries" VALUES('id-1',32,'act',1,'oppress hispania',1000000.0,'key-id-1-31');
INSERT INTO "entries" VALUES('id-1',33,'act',1,'use build',1000000.0,'key-id-1-32');
INSERT INTO "entries" VALUES('id-1',34,'act',1,'build irrigation hispania',1000000.0,'key-id-1-33');
INSERT INTO "entries" VALUES('id-1',35,'act',1,'use caravan2',1000000.0,'key-id-1-34');
INSERT INTO "entries" VALUES('id-1',36,'act',1,'caravan gaetulia hispania gold',1000000.0,'key-id-1-35');
INSERT INTO "entries" VALUES('id-1',37,'act',0,'choose govern caravan2',1000000.0,'key-id-1-36');
INSERT INTO "entries" VALUES('id-1',38,'act',1,'choose build tribute',1000000.0,'key-id-1-37');
INSERT INTO "entries" VALUES('id-1',39,'act',1,'oppress sicilia',1000000.0,'key-id-1-38');
INSERT INTO "entries" VALUES('id-1',40,'act',1,'use tribute',1000000.0,'key-id-1-39');
INSERT INTO "entries" VALUES('id-1',41,'act',1,'done',1000000.0,'key-id-1-40');
INSERT INTO "entries" VALUES('id-1',42,'act',1,'end',1000000.0,'key-id-1-41');
INSERT INTO "entries" VALUES('id-1',43,'act',0,'support political',1000000.0,'key-id-1-42');
INSERT INTO "entries" VALUES('id-1',44,'act',0,'end',1000000.0,'key-id-1-43');
INSERT INTO "entries" VALUES('id-1',45,'act',0,'choose advance civil',1000000.0,'key-id-1-44');
INSERT INTO "entries" VALUES('id-1',46,'act',1,'choose chronicle migrate',1000000.0,'key-id-1-45');
INSERT INTO "entries" VALUES('id-1',47,'act',1,'support civil',1000000.0,'key-id-1-46');
INSERT INTO "entries" VALUES('id-1',48,'act',1,'use chronicle',1000000.0,'key-id-1-47');
INSERT INTO "entries" VALUES('id-1',49,'act',1,'record 7 c',1000000.0,'key-id-1-48');
INSERT INTO "entries" VALUES('id-1',50,'act',1,'end',1000000.0,'key-id-1-49');
INSERT INTO "entries" VALUES('id-1',51,'act',0,'support civil',1000000.0,'key-id-1-50');
INSERT INTO "entries" VALUES('id-1',52,'act',0,'end',1000000.0,'key-id-1-51');
INSERT INTO "entries" VALUES('id-1',53,'act',0,'choose caravan1 tribute',1000000.0,'key-id-1-52');
INSERT INTO "entries" VALUES('id-1',54,'act',1,'choose raid cultural',1000000.0,'key-id-1-53');
INSERT INTO "entries" VALUES('id-1',55,'act',1,'support cultural',1000000.0,'key-id-1-54');
INSERT INTO "entries" VALUES('id-1',56,'act',1,'use raid',1000000.0,'key-id-1-55');
INSERT INTO "entries" VALUES('id-1',57,'act',1,'move soldier hispania mauretania',1000000.0,'key-id-1-56');
INSERT INTO "entries" VALUES('id-1',58,'act',1,'move soldier sicilia rhodes',1000000.0,'key-id-1-57');
INSERT INTO "entries" VALUES('id-1',59,'act',1,'done',1000000.0,'key-id-1-58');
INSERT INTO "entries" VALUES('id-1',60,'act',1,'plunder mauretania',1000000.0,'key-id-1-59');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(32), 
	level VARCHAR(32), 
	user_id VARCHAR(32), 
	token VARCHAR(32), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_seats_token UNIQUE (token)
);
INSERT INTO "seats" VALUES('id-1',0,'person',NULL,NULL,'id-0',NULL);
INSERT INTO "seats" VALUES('id-1',1,'person','Ada',NULL,'id-0',NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('server',X'1C8A3F368574A725BCF70B7FCC53AD116B477AA729031498E0D63F242FAFA78C');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seed BLOB, 
	record TEXT, 
	host VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	opened_at FLOAT NOT NULL, 
	begun_at FLOAT, 
	branch_table VARCHAR(32), 
	branch_step INTEGER, 
	state VARCHAR(8) NOT NULL, 
	waiting VARCHAR(32) NOT NULL, 
	wake_at FLOAT, 
	over_at FLOAT, 
	places VARCHAR(32), 
	scores VARCHAR(100), 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('id-1','{"game": "sands", "rules_version": 2, "seats": 2, "options": {"strict-bonus": "no"}, "clock": {"kind": "none"}, "untimed": [], "position": null, "hints": true}',2,X'B24601185F155005D726284FFA17C1AC36BC38CC28539BF8106F61991BBF29ED',NULL,'id-0',0,1000000.0,1000000.0,NULL,NULL,'playing','0',NULL,NULL,NULL,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	login VARCHAR(32), 
	password VARCHAR(200), 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_login UNIQUE (login)
);
INSERT INTO "users" VALUES('id-0','Ada',NULL,NULL);
CREATE INDEX ix_tables_state_listed_opened_at ON tables (state, listed, opened_at);
CREATE INDEX ix_tables_over_at ON tables (over_at);
CREATE INDEX ix_tables_wake_at ON tables (wake_at);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_chat_table_id_id ON chat (table_id, id);
COMMIT;
