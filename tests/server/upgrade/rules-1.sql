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
INSERT INTO "entries" VALUES('id-1',1,'act',1,'build hamlet might n7',1000000.0,'key-id-1-0');
INSERT INTO "entries" VALUES('id-1',2,'act',1,'build monastery might c6',1000000.0,'key-id-1-1');
INSERT INTO "entries" VALUES('id-1',3,'act',1,'build watchtower might k11',1000000.0,'key-id-1-2');
INSERT INTO "entries" VALUES('id-1',4,'act',1,'travel a reason',1000000.0,'key-id-1-3');
INSERT INTO "entries" VALUES('id-1',5,'act',1,'travel b reason',1000000.0,'key-id-1-4');
INSERT INTO "entries" VALUES('id-1',6,'act',1,'end',1000000.0,'key-id-1-5');
INSERT INTO "entries" VALUES('id-1',7,'act',0,'build watchtower might e5',1000000.0,'key-id-1-6');
INSERT INTO "entries" VALUES('id-1',8,'act',0,'build hamlet might d16',1000000.0,'key-id-1-7');
INSERT INTO "entries" VALUES('id-1',9,'act',0,'charge 0 1',1000000.0,'key-id-1-8');
INSERT INTO "entries" VALUES('id-1',10,'act',0,'build hamlet might g5',1000000.0,'key-id-1-9');
INSERT INTO "entries" VALUES('id-1',11,'act',0,'build hamlet might d17',1000000.0,'key-id-1-10');
INSERT INTO "entries" VALUES('id-1',12,'act',0,'travel a faith',1000000.0,'key-id-1-11');
INSERT INTO "entries" VALUES('id-1',13,'act',0,'travel b reason',1000000.0,'key-id-1-12');
INSERT INTO "entries" VALUES('id-1',14,'act',0,'travel b might',1000000.0,'key-id-1-13');
INSERT INTO "entries" VALUES('id-1',15,'act',0,'travel b faith',1000000.0,'key-id-1-14');
INSERT INTO "entries" VALUES('id-1',16,'act',0,'end',1000000.0,'key-id-1-15');
INSERT INTO "entries" VALUES('id-1',17,'act',1,'populate m12',1000000.0,'key-id-1-16');
INSERT INTO "entries" VALUES('id-1',18,'act',1,'populate e6',1000000.0,'key-id-1-17');
INSERT INTO "entries" VALUES('id-1',19,'act',1,'charge 0 1',1000000.0,'key-id-1-18');
INSERT INTO "entries" VALUES('id-1',20,'act',1,'restore c6 1',1000000.0,'key-id-1-19');
INSERT INTO "entries" VALUES('id-1',21,'act',1,'end',1000000.0,'key-id-1-20');
INSERT INTO "entries" VALUES('id-1',22,'act',0,'build hamlet faith o11',1000000.0,'key-id-1-21');
INSERT INTO "entries" VALUES('id-1',23,'act',0,'build hamlet faith m11',1000000.0,'key-id-1-22');
INSERT INTO "entries" VALUES('id-1',24,'act',0,'charge 1 0',1000000.0,'key-id-1-23');
INSERT INTO "entries" VALUES('id-1',25,'act',0,'build chapel faith o13',1000000.0,'key-id-1-24');
INSERT INTO "entries" VALUES('id-1',26,'act',0,'pay 1c',1000000.0,'key-id-1-25');
INSERT INTO "entries" VALUES('id-1',27,'act',0,'end',1000000.0,'key-id-1-26');
INSERT INTO "entries" VALUES('id-1',28,'act',1,'end',1000000.0,'key-id-1-27');
INSERT INTO "entries" VALUES('id-1',29,'act',0,'build hamlet faith o4',1000000.0,'key-id-1-28');
INSERT INTO "entries" VALUES('id-1',30,'act',0,'pay 1r',1000000.0,'key-id-1-29');
INSERT INTO "entries" VALUES('id-1',31,'act',0,'charge 1 1',1000000.0,'key-id-1-30');
INSERT INTO "entries" VALUES('id-1',32,'act',0,'build chapel faith j13',1000000.0,'key-id-1-31');
INSERT INTO "entries" VALUES('id-1',33,'act',0,'build chapel faith d12',1000000.0,'key-id-1-32');
INSERT INTO "entries" VALUES('id-1',34,'act',0,'end',1000000.0,'key-id-1-33');
INSERT INTO "entries" VALUES('id-1',35,'act',1,'end',1000000.0,'key-id-1-34');
INSERT INTO "entries" VALUES('id-1',36,'act',0,'build hamlet faith d15',1000000.0,'key-id-1-35');
INSERT INTO "entries" VALUES('id-1',37,'act',0,'build watchtower faith h18',1000000.0,'key-id-1-36');
INSERT INTO "entries" VALUES('id-1',38,'act',0,'charge 0 1',1000000.0,'key-id-1-37');
INSERT INTO "entries" VALUES('id-1',39,'act',0,'build watchtower faith f2',1000000.0,'key-id-1-38');
INSERT INTO "entries" VALUES('id-1',40,'act',0,'pay 1r',1000000.0,'key-id-1-39');
INSERT INTO "entries" VALUES('id-1',41,'act',0,'end',1000000.0,'key-id-1-40');
INSERT INTO "entries" VALUES('id-1',42,'act',1,'exchange 2c',1000000.0,'key-id-1-41');
INSERT INTO "entries" VALUES('id-1',43,'act',1,'travel a faith',1000000.0,'key-id-1-42');
INSERT INTO "entries" VALUES('id-1',44,'act',1,'build watchtower faith i14',1000000.0,'key-id-1-43');
INSERT INTO "entries" VALUES('id-1',45,'act',1,'build watchtower faith i10',1000000.0,'key-id-1-44');
INSERT INTO "entries" VALUES('id-1',46,'act',1,'travel a reason',1000000.0,'key-id-1-45');
INSERT INTO "entries" VALUES('id-1',47,'act',1,'travel b faith',1000000.0,'key-id-1-46');
INSERT INTO "entries" VALUES('id-1',48,'act',1,'build chapel faith h4',1000000.0,'key-id-1-47');
INSERT INTO "entries" VALUES('id-1',49,'act',1,'build chapel faith m4',1000000.0,'key-id-1-48');
INSERT INTO "entries" VALUES('id-1',50,'act',1,'end',1000000.0,'key-id-1-49');
INSERT INTO "entries" VALUES('id-1',51,'act',0,'build monastery faith j2',1000000.0,'key-id-1-50');
INSERT INTO "entries" VALUES('id-1',52,'act',0,'pay 1m',1000000.0,'key-id-1-51');
INSERT INTO "entries" VALUES('id-1',53,'act',0,'travel b might',1000000.0,'key-id-1-52');
INSERT INTO "entries" VALUES('id-1',54,'act',0,'build watchtower might g12',1000000.0,'key-id-1-53');
INSERT INTO "entries" VALUES('id-1',55,'act',0,'end',1000000.0,'key-id-1-54');
INSERT INTO "entries" VALUES('id-1',56,'act',1,'build chapel faith o7',1000000.0,'key-id-1-55');
INSERT INTO "entries" VALUES('id-1',57,'act',1,'build watchtower faith l15',1000000.0,'key-id-1-56');
INSERT INTO "entries" VALUES('id-1',58,'act',1,'populate i8',1000000.0,'key-id-1-57');
INSERT INTO "entries" VALUES('id-1',59,'act',1,'restore j2 1',1000000.0,'key-id-1-58');
INSERT INTO "entries" VALUES('id-1',60,'act',1,'end',1000000.0,'key-id-1-59');
INSERT INTO "entries" VALUES('id-2',1,'act',0,'drop avant-garde',1000000.0,'key-id-2-0');
INSERT INTO "entries" VALUES('id-2',2,'act',1,'drop builders',1000000.0,'key-id-2-1');
INSERT INTO "entries" VALUES('id-2',3,'act',0,'present gift-exchange asia',1000000.0,'key-id-2-2');
INSERT INTO "entries" VALUES('id-2',4,'act',1,'present storytelling south-america',1000000.0,'key-id-2-3');
INSERT INTO "entries" VALUES('id-2',5,'act',1,'use start',1000000.0,'key-id-2-4');
INSERT INTO "entries" VALUES('id-2',6,'act',1,'choose influence',1000000.0,'key-id-2-5');
INSERT INTO "entries" VALUES('id-2',7,'act',1,'pillar call',1000000.0,'key-id-2-6');
INSERT INTO "entries" VALUES('id-2',8,'act',1,'call south-america 1',1000000.0,'key-id-2-7');
INSERT INTO "entries" VALUES('id-2',9,'act',1,'take economy-2',1000000.0,'key-id-2-8');
INSERT INTO "entries" VALUES('id-2',10,'act',1,'pay',1000000.0,'key-id-2-9');
INSERT INTO "entries" VALUES('id-2',11,'act',1,'place economy-2 b1',1000000.0,'key-id-2-10');
INSERT INTO "entries" VALUES('id-2',12,'act',1,'exhaust economy',1000000.0,'key-id-2-11');
INSERT INTO "entries" VALUES('id-2',13,'act',1,'done',1000000.0,'key-id-2-12');
INSERT INTO "entries" VALUES('id-2',14,'act',0,'pillar influence',1000000.0,'key-id-2-13');
INSERT INTO "entries" VALUES('id-2',15,'act',0,'claim asia n1',1000000.0,'key-id-2-14');
INSERT INTO "entries" VALUES('id-2',16,'act',0,'use start',1000000.0,'key-id-2-15');
INSERT INTO "entries" VALUES('id-2',17,'act',0,'choose influence',1000000.0,'key-id-2-16');
INSERT INTO "entries" VALUES('id-2',18,'act',0,'chain n1',1000000.0,'key-id-2-17');
INSERT INTO "entries" VALUES('id-2',19,'act',0,'present kiln north-america',1000000.0,'key-id-2-18');
INSERT INTO "entries" VALUES('id-2',20,'act',0,'send technology',1000000.0,'key-id-2-19');
INSERT INTO "entries" VALUES('id-2',21,'act',0,'pick dairying',1000000.0,'key-id-2-20');
INSERT INTO "entries" VALUES('id-2',22,'act',0,'take economy-7',1000000.0,'key-id-2-21');
INSERT INTO "entries" VALUES('id-2',23,'act',0,'skip',1000000.0,'key-id-2-22');
INSERT INTO "entries" VALUES('id-2',24,'act',1,'use economy-2',1000000.0,'key-id-2-23');
INSERT INTO "entries" VALUES('id-2',25,'act',1,'ready economy',1000000.0,'key-id-2-24');
INSERT INTO "entries" VALUES('id-2',26,'act',1,'pillar eureka',1000000.0,'key-id-2-25');
INSERT INTO "entries" VALUES('id-2',27,'act',1,'eureka wheel',1000000.0,'key-id-2-26');
INSERT INTO "entries" VALUES('id-2',28,'act',1,'advance 1',1000000.0,'key-id-2-27');
INSERT INTO "entries" VALUES('id-2',29,'act',0,'pillar invent',1000000.0,'key-id-2-28');
INSERT INTO "entries" VALUES('id-2',30,'act',0,'invent asia',1000000.0,'key-id-2-29');
INSERT INTO "entries" VALUES('id-2',31,'act',0,'send academic',1000000.0,'key-id-2-30');
INSERT INTO "entries" VALUES('id-2',32,'act',0,'take technology-7',1000000.0,'key-id-2-31');
INSERT INTO "entries" VALUES('id-2',33,'act',0,'pay',1000000.0,'key-id-2-32');
INSERT INTO "entries" VALUES('id-2',34,'act',0,'place technology-7 d2',1000000.0,'key-id-2-33');
INSERT INTO "entries" VALUES('id-2',35,'act',0,'exhaust academic technology',1000000.0,'key-id-2-34');
INSERT INTO "entries" VALUES('id-2',36,'act',1,'pillar recall',1000000.0,'key-id-2-35');
INSERT INTO "entries" VALUES('id-2',37,'act',1,'recall wheel',1000000.0,'key-id-2-36');
INSERT INTO "entries" VALUES('id-2',38,'act',1,'take technology-1',1000000.0,'key-id-2-37');
INSERT INTO "entries" VALUES('id-2',39,'act',1,'pay',1000000.0,'key-id-2-38');
INSERT INTO "entries" VALUES('id-2',40,'act',1,'place technology-1 a3',1000000.0,'key-id-2-39');
INSERT INTO "entries" VALUES('id-2',41,'act',1,'exhaust academic technology',1000000.0,'key-id-2-40');
INSERT INTO "entries" VALUES('id-2',42,'act',0,'pillar share',1000000.0,'key-id-2-41');
INSERT INTO "entries" VALUES('id-2',43,'act',0,'share asia',1000000.0,'key-id-2-42');
INSERT INTO "entries" VALUES('id-2',44,'act',0,'enrich',1000000.0,'key-id-2-43');
INSERT INTO "entries" VALUES('id-2',45,'act',0,'skip',1000000.0,'key-id-2-44');
INSERT INTO "entries" VALUES('id-2',46,'act',1,'pillar invent',1000000.0,'key-id-2-45');
INSERT INTO "entries" VALUES('id-2',47,'act',1,'invent middle-east',1000000.0,'key-id-2-46');
INSERT INTO "entries" VALUES('id-2',48,'act',1,'send academic',1000000.0,'key-id-2-47');
INSERT INTO "entries" VALUES('id-2',49,'act',1,'exhaust culture',1000000.0,'key-id-2-48');
INSERT INTO "entries" VALUES('id-2',50,'act',1,'pass',1000000.0,'key-id-2-49');
INSERT INTO "entries" VALUES('id-2',51,'act',1,'take technology-6',1000000.0,'key-id-2-50');
INSERT INTO "entries" VALUES('id-2',52,'act',1,'skip',1000000.0,'key-id-2-51');
INSERT INTO "entries" VALUES('id-2',53,'act',0,'pillar send',1000000.0,'key-id-2-52');
INSERT INTO "entries" VALUES('id-2',54,'act',0,'dispatch pottery',1000000.0,'key-id-2-53');
INSERT INTO "entries" VALUES('id-2',55,'act',0,'send culture',1000000.0,'key-id-2-54');
INSERT INTO "entries" VALUES('id-2',56,'act',0,'skip',1000000.0,'key-id-2-55');
INSERT INTO "entries" VALUES('id-2',57,'act',1,'pick epic-poetry',1000000.0,'key-id-2-56');
INSERT INTO "entries" VALUES('id-2',58,'act',1,'pick wine',1000000.0,'key-id-2-57');
INSERT INTO "entries" VALUES('id-2',59,'act',0,'pick sailing-ship',1000000.0,'key-id-2-58');
INSERT INTO "entries" VALUES('id-2',60,'act',0,'pick bronze-casting',1000000.0,'key-id-2-59');
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
INSERT INTO "seats" VALUES('id-2',0,'person',NULL,NULL,'id-0',NULL);
INSERT INTO "seats" VALUES('id-2',1,'person','Ada',NULL,'id-0',NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('server',X'B2C5A03D1BF12C55EEBA543DB41BD363126F761CC0E166B0F0A59BECF9210E03');
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
INSERT INTO "tables" VALUES('id-1','{"game": "khronos", "rules_version": 1, "seats": 2, "options": {"edition": "second", "holdem": "no", "open-money": "no", "lost-tiles": "no", "new-start": "no", "map": "valley"}, "clock": {"kind": "none"}, "untimed": [], "position": null, "hints": true}',1,X'AB07F3266A3D0EC880C33D2315AF56FEBD5535DD2CAA4045E60C51B2E3979AFE',NULL,'id-0',0,1000000.0,1000000.0,NULL,NULL,'playing','0',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('id-2','{"game": "inventions", "rules_version": 1, "seats": 2, "options": {"forum-influence": "no", "insist": "no"}, "clock": {"kind": "none"}, "untimed": [], "position": null, "hints": true}',1,X'ABD305512EC31135B989C072E38D555B5C2AB9E461453A3FD28F6AEF80F14BA4',NULL,'id-0',0,1000000.0,1000000.0,NULL,NULL,'playing','1',NULL,NULL,NULL,NULL);
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
