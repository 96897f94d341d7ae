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
INSERT INTO "entries" VALUES('id-1',2,'act',1,'build chapel might m14',1000000.0,'key-id-1-1');
INSERT INTO "entries" VALUES('id-1',3,'act',1,'charge 0 1',1000000.0,'key-id-1-2');
INSERT INTO "entries" VALUES('id-1',4,'act',1,'build watchtower might l13',1000000.0,'key-id-1-3');
INSERT INTO "entries" VALUES('id-1',5,'act',1,'build watchtower might l15',1000000.0,'key-id-1-4');
INSERT INTO "entries" VALUES('id-1',6,'act',1,'end',1000000.0,'key-id-1-5');
INSERT INTO "entries" VALUES('id-1',7,'act',0,'build watchtower might a5',1000000.0,'key-id-1-6');
INSERT INTO "entries" VALUES('id-1',8,'act',0,'pay 1m 1c',1000000.0,'key-id-1-7');
INSERT INTO "entries" VALUES('id-1',9,'act',0,'build chapel might b11',1000000.0,'key-id-1-8');
INSERT INTO "entries" VALUES('id-1',10,'act',0,'end',1000000.0,'key-id-1-9');
INSERT INTO "entries" VALUES('id-1',11,'act',1,'build watchtower might p5',1000000.0,'key-id-1-10');
INSERT INTO "entries" VALUES('id-1',12,'act',1,'pay 1r',1000000.0,'key-id-1-11');
INSERT INTO "entries" VALUES('id-1',13,'act',1,'charge 1 1',1000000.0,'key-id-1-12');
INSERT INTO "entries" VALUES('id-1',14,'act',1,'build chapel might m16',1000000.0,'key-id-1-13');
INSERT INTO "entries" VALUES('id-1',15,'act',1,'build hamlet might b10',1000000.0,'key-id-1-14');
INSERT INTO "entries" VALUES('id-1',16,'act',1,'travel a faith',1000000.0,'key-id-1-15');
INSERT INTO "entries" VALUES('id-1',17,'act',1,'end',1000000.0,'key-id-1-16');
INSERT INTO "entries" VALUES('id-1',18,'act',0,'build keep might d8',1000000.0,'key-id-1-17');
INSERT INTO "entries" VALUES('id-1',19,'act',0,'charge 1 1',1000000.0,'key-id-1-18');
INSERT INTO "entries" VALUES('id-1',20,'act',0,'build hamlet might c8',1000000.0,'key-id-1-19');
INSERT INTO "entries" VALUES('id-1',21,'act',0,'build chapel might i10',1000000.0,'key-id-1-20');
INSERT INTO "entries" VALUES('id-1',22,'act',0,'end',1000000.0,'key-id-1-21');
INSERT INTO "entries" VALUES('id-1',23,'act',1,'build hamlet faith h11',1000000.0,'key-id-1-22');
INSERT INTO "entries" VALUES('id-1',24,'act',1,'build hamlet faith g7',1000000.0,'key-id-1-23');
INSERT INTO "entries" VALUES('id-1',25,'act',1,'build chapel might e11',1000000.0,'key-id-1-24');
INSERT INTO "entries" VALUES('id-1',26,'act',1,'build chapel might k3',1000000.0,'key-id-1-25');
INSERT INTO "entries" VALUES('id-1',27,'act',1,'travel b faith',1000000.0,'key-id-1-26');
INSERT INTO "entries" VALUES('id-1',28,'act',1,'end',1000000.0,'key-id-1-27');
INSERT INTO "entries" VALUES('id-1',29,'act',0,'build chapel might o11',1000000.0,'key-id-1-28');
INSERT INTO "entries" VALUES('id-1',30,'act',0,'build watchtower might g9',1000000.0,'key-id-1-29');
INSERT INTO "entries" VALUES('id-1',31,'act',0,'charge 0 1',1000000.0,'key-id-1-30');
INSERT INTO "entries" VALUES('id-1',32,'act',0,'build chapel might i6',1000000.0,'key-id-1-31');
INSERT INTO "entries" VALUES('id-1',33,'act',0,'build hamlet might f12',1000000.0,'key-id-1-32');
INSERT INTO "entries" VALUES('id-1',34,'act',0,'travel a reason',1000000.0,'key-id-1-33');
INSERT INTO "entries" VALUES('id-1',35,'act',0,'travel b faith',1000000.0,'key-id-1-34');
INSERT INTO "entries" VALUES('id-1',36,'act',0,'travel b reason',1000000.0,'key-id-1-35');
INSERT INTO "entries" VALUES('id-1',37,'act',0,'end',1000000.0,'key-id-1-36');
INSERT INTO "entries" VALUES('id-1',38,'act',1,'build monastery faith a19',1000000.0,'key-id-1-37');
INSERT INTO "entries" VALUES('id-1',39,'act',1,'pay 1m 1r',1000000.0,'key-id-1-38');
INSERT INTO "entries" VALUES('id-1',40,'act',1,'travel a reason',1000000.0,'key-id-1-39');
INSERT INTO "entries" VALUES('id-1',41,'act',1,'travel a might',1000000.0,'key-id-1-40');
INSERT INTO "entries" VALUES('id-1',42,'act',1,'travel b reason',1000000.0,'key-id-1-41');
INSERT INTO "entries" VALUES('id-1',43,'act',1,'travel a faith',1000000.0,'key-id-1-42');
INSERT INTO "entries" VALUES('id-1',44,'act',1,'end',1000000.0,'key-id-1-43');
INSERT INTO "entries" VALUES('id-1',45,'act',0,'exchange 1r 2c',1000000.0,'key-id-1-44');
INSERT INTO "entries" VALUES('id-1',46,'act',0,'restore a19 1',1000000.0,'key-id-1-45');
INSERT INTO "entries" VALUES('id-1',47,'act',0,'restore d8 1',1000000.0,'key-id-1-46');
INSERT INTO "entries" VALUES('id-1',48,'act',0,'charge 1 0',1000000.0,'key-id-1-47');
INSERT INTO "entries" VALUES('id-1',49,'act',0,'end',1000000.0,'key-id-1-48');
INSERT INTO "entries" VALUES('id-1',50,'act',1,'build chapel faith g6',1000000.0,'key-id-1-49');
INSERT INTO "entries" VALUES('id-1',51,'act',1,'build hamlet faith j5',1000000.0,'key-id-1-50');
INSERT INTO "entries" VALUES('id-1',52,'act',1,'end',1000000.0,'key-id-1-51');
INSERT INTO "entries" VALUES('id-1',53,'act',0,'populate k16',1000000.0,'key-id-1-52');
INSERT INTO "entries" VALUES('id-1',54,'act',0,'populate j4',1000000.0,'key-id-1-53');
INSERT INTO "entries" VALUES('id-1',55,'act',0,'charge 1 0',1000000.0,'key-id-1-54');
INSERT INTO "entries" VALUES('id-1',56,'act',0,'end',1000000.0,'key-id-1-55');
INSERT INTO "entries" VALUES('id-1',57,'act',1,'build hamlet faith f10',1000000.0,'key-id-1-56');
INSERT INTO "entries" VALUES('id-1',58,'act',1,'build chapel faith l6',1000000.0,'key-id-1-57');
INSERT INTO "entries" VALUES('id-1',59,'act',1,'end',1000000.0,'key-id-1-58');
INSERT INTO "entries" VALUES('id-1',60,'act',0,'populate d10',1000000.0,'key-id-1-59');
INSERT INTO "entries" VALUES('id-2',1,'act',0,'claim libya',1000000.0,'key-id-2-0');
INSERT INTO "entries" VALUES('id-2',2,'act',1,'claim gallia',1000000.0,'key-id-2-1');
INSERT INTO "entries" VALUES('id-2',3,'act',1,'claim hispania',1000000.0,'key-id-2-2');
INSERT INTO "entries" VALUES('id-2',4,'act',0,'claim aegyptus',1000000.0,'key-id-2-3');
INSERT INTO "entries" VALUES('id-2',5,'act',0,'claim cyprus',1000000.0,'key-id-2-4');
INSERT INTO "entries" VALUES('id-2',6,'act',1,'claim sicilia',1000000.0,'key-id-2-5');
INSERT INTO "entries" VALUES('id-2',7,'act',0,'capital libya',1000000.0,'key-id-2-6');
INSERT INTO "entries" VALUES('id-2',8,'act',1,'capital hispania',1000000.0,'key-id-2-7');
INSERT INTO "entries" VALUES('id-2',9,'act',0,'caravan aegyptus libya free',1000000.0,'key-id-2-8');
INSERT INTO "entries" VALUES('id-2',10,'act',0,'raise cultural',1000000.0,'key-id-2-9');
INSERT INTO "entries" VALUES('id-2',11,'act',1,'caravan hispania sicilia free',1000000.0,'key-id-2-10');
INSERT INTO "entries" VALUES('id-2',12,'act',1,'raise political',1000000.0,'key-id-2-11');
INSERT INTO "entries" VALUES('id-2',13,'act',0,'grow aegyptus',1000000.0,'key-id-2-12');
INSERT INTO "entries" VALUES('id-2',14,'act',1,'grow hispania',1000000.0,'key-id-2-13');
INSERT INTO "entries" VALUES('id-2',15,'act',0,'advance civil-1',1000000.0,'key-id-2-14');
INSERT INTO "entries" VALUES('id-2',16,'act',1,'advance cultural-1',1000000.0,'key-id-2-15');
INSERT INTO "entries" VALUES('id-2',17,'act',0,'choose caravan2 civil',1000000.0,'key-id-2-16');
INSERT INTO "entries" VALUES('id-2',18,'act',1,'choose conquest cultural',1000000.0,'key-id-2-17');
INSERT INTO "entries" VALUES('id-2',19,'act',0,'use caravan2',1000000.0,'key-id-2-18');
INSERT INTO "entries" VALUES('id-2',20,'act',0,'oppress cyprus',1000000.0,'key-id-2-19');
INSERT INTO "entries" VALUES('id-2',21,'act',0,'done',1000000.0,'key-id-2-20');
INSERT INTO "entries" VALUES('id-2',22,'act',1,'support cultural',1000000.0,'key-id-2-21');
INSERT INTO "entries" VALUES('id-2',23,'act',1,'use conquest',1000000.0,'key-id-2-22');
INSERT INTO "entries" VALUES('id-2',24,'act',1,'done',1000000.0,'key-id-2-23');
INSERT INTO "entries" VALUES('id-2',25,'act',0,'choose muster caravan2',1000000.0,'key-id-2-24');
INSERT INTO "entries" VALUES('id-2',26,'act',1,'choose chronicle caravan2',1000000.0,'key-id-2-25');
INSERT INTO "entries" VALUES('id-2',27,'act',0,'end',1000000.0,'key-id-2-26');
INSERT INTO "entries" VALUES('id-2',28,'act',1,'end',1000000.0,'key-id-2-27');
INSERT INTO "entries" VALUES('id-2',29,'act',0,'choose conquest govern',1000000.0,'key-id-2-28');
INSERT INTO "entries" VALUES('id-2',30,'act',1,'choose build caravan2',1000000.0,'key-id-2-29');
INSERT INTO "entries" VALUES('id-2',31,'act',0,'end',1000000.0,'key-id-2-30');
INSERT INTO "entries" VALUES('id-2',32,'act',1,'oppress hispania',1000000.0,'key-id-2-31');
INSERT INTO "entries" VALUES('id-2',33,'act',1,'use build',1000000.0,'key-id-2-32');
INSERT INTO "entries" VALUES('id-2',34,'act',1,'build irrigation hispania',1000000.0,'key-id-2-33');
INSERT INTO "entries" VALUES('id-2',35,'act',1,'use caravan2',1000000.0,'key-id-2-34');
INSERT INTO "entries" VALUES('id-2',36,'act',1,'caravan gaetulia hispania gold',1000000.0,'key-id-2-35');
INSERT INTO "entries" VALUES('id-2',37,'act',0,'choose govern caravan2',1000000.0,'key-id-2-36');
INSERT INTO "entries" VALUES('id-2',38,'act',1,'choose build tribute',1000000.0,'key-id-2-37');
INSERT INTO "entries" VALUES('id-2',39,'act',1,'oppress sicilia',1000000.0,'key-id-2-38');
INSERT INTO "entries" VALUES('id-2',40,'act',1,'use tribute',1000000.0,'key-id-2-39');
INSERT INTO "entries" VALUES('id-2',41,'act',1,'done',1000000.0,'key-id-2-40');
INSERT INTO "entries" VALUES('id-2',42,'act',1,'end',1000000.0,'key-id-2-41');
INSERT INTO "entries" VALUES('id-2',43,'act',0,'support political',1000000.0,'key-id-2-42');
INSERT INTO "entries" VALUES('id-2',44,'act',0,'end',1000000.0,'key-id-2-43');
INSERT INTO "entries" VALUES('id-2',45,'act',0,'choose advance civil',1000000.0,'key-id-2-44');
INSERT INTO "entries" VALUES('id-2',46,'act',1,'choose chronicle migrate',1000000.0,'key-id-2-45');
INSERT INTO "entries" VALUES('id-2',47,'act',1,'support civil',1000000.0,'key-id-2-46');
INSERT INTO "entries" VALUES('id-2',48,'act',1,'use chronicle',1000000.0,'key-id-2-47');
INSERT INTO "entries" VALUES('id-2',49,'act',1,'record 7 c',1000000.0,'key-id-2-48');
INSERT INTO "entries" VALUES('id-2',50,'act',1,'end',1000000.0,'key-id-2-49');
INSERT INTO "entries" VALUES('id-2',51,'act',0,'support civil',1000000.0,'key-id-2-50');
INSERT INTO "entries" VALUES('id-2',52,'act',0,'end',1000000.0,'key-id-2-51');
INSERT INTO "entries" VALUES('id-2',53,'act',0,'choose caravan1 tribute',1000000.0,'key-id-2-52');
INSERT INTO "entries" VALUES('id-2',54,'act',1,'choose raid cultural',1000000.0,'key-id-2-53');
INSERT INTO "entries" VALUES('id-2',55,'act',1,'support cultural',1000000.0,'key-id-2-54');
INSERT INTO "entries" VALUES('id-2',56,'act',1,'use raid',1000000.0,'key-id-2-55');
INSERT INTO "entries" VALUES('id-2',57,'act',1,'move soldier hispania mauretania',1000000.0,'key-id-2-56');
INSERT INTO "entries" VALUES('id-2',58,'act',1,'move soldier sicilia rhodes',1000000.0,'key-id-2-57');
INSERT INTO "entries" VALUES('id-2',59,'act',1,'done',1000000.0,'key-id-2-58');
INSERT INTO "entries" VALUES('id-2',60,'act',1,'plunder mauretania',1000000.0,'key-id-2-59');
INSERT INTO "entries" VALUES('id-3',1,'act',0,'drop avant-garde',1000000.0,'key-id-3-0');
INSERT INTO "entries" VALUES('id-3',2,'act',1,'drop merchant-guild',1000000.0,'key-id-3-1');
INSERT INTO "entries" VALUES('id-3',3,'act',0,'present fat-lamp south-america',1000000.0,'key-id-3-2');
INSERT INTO "entries" VALUES('id-3',4,'act',1,'present hafted-spear oceania',1000000.0,'key-id-3-3');
INSERT INTO "entries" VALUES('id-3',5,'act',1,'pillar travel',1000000.0,'key-id-3-4');
INSERT INTO "entries" VALUES('id-3',6,'act',1,'move oceania south-america',1000000.0,'key-id-3-5');
INSERT INTO "entries" VALUES('id-3',7,'act',1,'use start',1000000.0,'key-id-3-6');
INSERT INTO "entries" VALUES('id-3',8,'act',1,'choose influence',1000000.0,'key-id-3-7');
INSERT INTO "entries" VALUES('id-3',9,'act',1,'chain k7',1000000.0,'key-id-3-8');
INSERT INTO "entries" VALUES('id-3',10,'act',1,'dispatch spoken-language',1000000.0,'key-id-3-9');
INSERT INTO "entries" VALUES('id-3',11,'act',1,'send economy',1000000.0,'key-id-3-10');
INSERT INTO "entries" VALUES('id-3',12,'act',1,'take culture-1',1000000.0,'key-id-3-11');
INSERT INTO "entries" VALUES('id-3',13,'act',1,'pay',1000000.0,'key-id-3-12');
INSERT INTO "entries" VALUES('id-3',14,'act',1,'place culture-1 b2',1000000.0,'key-id-3-13');
INSERT INTO "entries" VALUES('id-3',15,'act',1,'exhaust culture',1000000.0,'key-id-3-14');
INSERT INTO "entries" VALUES('id-3',16,'act',0,'pillar invent',1000000.0,'key-id-3-15');
INSERT INTO "entries" VALUES('id-3',17,'act',0,'invent south-america',1000000.0,'key-id-3-16');
INSERT INTO "entries" VALUES('id-3',18,'act',0,'send academic',1000000.0,'key-id-3-17');
INSERT INTO "entries" VALUES('id-3',19,'act',0,'use start',1000000.0,'key-id-3-18');
INSERT INTO "entries" VALUES('id-3',20,'act',0,'choose influence',1000000.0,'key-id-3-19');
INSERT INTO "entries" VALUES('id-3',21,'act',0,'take technology-6',1000000.0,'key-id-3-20');
INSERT INTO "entries" VALUES('id-3',22,'act',0,'pay',1000000.0,'key-id-3-21');
INSERT INTO "entries" VALUES('id-3',23,'act',0,'place technology-6 b2',1000000.0,'key-id-3-22');
INSERT INTO "entries" VALUES('id-3',24,'act',0,'exhaust technology',1000000.0,'key-id-3-23');
INSERT INTO "entries" VALUES('id-3',25,'act',1,'pillar send',1000000.0,'key-id-3-24');
INSERT INTO "entries" VALUES('id-3',26,'act',1,'dispatch stone-knapping',1000000.0,'key-id-3-25');
INSERT INTO "entries" VALUES('id-3',27,'act',1,'send technology',1000000.0,'key-id-3-26');
INSERT INTO "entries" VALUES('id-3',28,'act',0,'pillar send',1000000.0,'key-id-3-27');
INSERT INTO "entries" VALUES('id-3',29,'act',0,'dispatch cordage',1000000.0,'key-id-3-28');
INSERT INTO "entries" VALUES('id-3',30,'act',0,'send economy',1000000.0,'key-id-3-29');
INSERT INTO "entries" VALUES('id-3',31,'act',0,'pass',1000000.0,'key-id-3-30');
INSERT INTO "entries" VALUES('id-3',32,'act',1,'pillar innovate',1000000.0,'key-id-3-31');
INSERT INTO "entries" VALUES('id-3',33,'act',1,'innovate south-america',1000000.0,'key-id-3-32');
INSERT INTO "entries" VALUES('id-3',34,'act',1,'send academic',1000000.0,'key-id-3-33');
INSERT INTO "entries" VALUES('id-3',35,'act',1,'pass',1000000.0,'key-id-3-34');
INSERT INTO "entries" VALUES('id-3',36,'act',0,'pillar travel',1000000.0,'key-id-3-35');
INSERT INTO "entries" VALUES('id-3',37,'act',0,'move south-america africa',1000000.0,'key-id-3-36');
INSERT INTO "entries" VALUES('id-3',38,'act',0,'chain k3',1000000.0,'key-id-3-37');
INSERT INTO "entries" VALUES('id-3',39,'act',0,'innovate oceania',1000000.0,'key-id-3-38');
INSERT INTO "entries" VALUES('id-3',40,'act',0,'send technology',1000000.0,'key-id-3-39');
INSERT INTO "entries" VALUES('id-3',41,'act',0,'pass',1000000.0,'key-id-3-40');
INSERT INTO "entries" VALUES('id-3',42,'act',0,'take culture-3',1000000.0,'key-id-3-41');
INSERT INTO "entries" VALUES('id-3',43,'act',0,'skip',1000000.0,'key-id-3-42');
INSERT INTO "entries" VALUES('id-3',44,'act',1,'pillar call',1000000.0,'key-id-3-43');
INSERT INTO "entries" VALUES('id-3',45,'act',1,'call south-america 1',1000000.0,'key-id-3-44');
INSERT INTO "entries" VALUES('id-3',46,'act',1,'take economy-3',1000000.0,'key-id-3-45');
INSERT INTO "entries" VALUES('id-3',47,'act',1,'skip',1000000.0,'key-id-3-46');
INSERT INTO "entries" VALUES('id-3',48,'act',0,'pillar call',1000000.0,'key-id-3-47');
INSERT INTO "entries" VALUES('id-3',49,'act',0,'call africa 1',1000000.0,'key-id-3-48');
INSERT INTO "entries" VALUES('id-3',50,'act',0,'take economy-5',1000000.0,'key-id-3-49');
INSERT INTO "entries" VALUES('id-3',51,'act',0,'skip',1000000.0,'key-id-3-50');
INSERT INTO "entries" VALUES('id-3',52,'act',1,'pick bronze-casting',1000000.0,'key-id-3-51');
INSERT INTO "entries" VALUES('id-3',53,'act',1,'pick horseback-riding',1000000.0,'key-id-3-52');
INSERT INTO "entries" VALUES('id-3',54,'act',0,'pick chariot',1000000.0,'key-id-3-53');
INSERT INTO "entries" VALUES('id-3',55,'act',0,'pick coinage',1000000.0,'key-id-3-54');
INSERT INTO "entries" VALUES('id-3',56,'act',1,'pillar innovate',1000000.0,'key-id-3-55');
INSERT INTO "entries" VALUES('id-3',57,'act',1,'innovate africa',1000000.0,'key-id-3-56');
INSERT INTO "entries" VALUES('id-3',58,'act',1,'send academic',1000000.0,'key-id-3-57');
INSERT INTO "entries" VALUES('id-3',59,'act',1,'use start',1000000.0,'key-id-3-58');
INSERT INTO "entries" VALUES('id-3',60,'act',1,'choose influence',1000000.0,'key-id-3-59');
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
INSERT INTO "seats" VALUES('id-3',0,'person',NULL,NULL,'id-0',NULL);
INSERT INTO "seats" VALUES('id-3',1,'person','Ada',NULL,'id-0',NULL);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('server',X'3D8DC8D3E15ECC4A05BAEAF39623488A72267C491EAD145DB6EBEE2AA95DC65C');
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
INSERT INTO "tables" VALUES('id-1','{"game": "khronos", "rules_version": 1, "seats": 2, "options": {"edition": "second", "holdem": "no", "open-money": "no", "lost-tiles": "no", "new-start": "no", "map": "valley"}, "clock": {"kind": "none"}, "untimed": [], "position": null, "hints": true}',1,X'F93EBA800117107FC6EDCBE3AE49BAEB1452B20843199E15312F74D208399F71',NULL,'id-0',0,1000000.0,1000000.0,NULL,NULL,'playing','0',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('id-2','{"game": "sands", "rules_version": 3, "seats": 2, "options": {"strict-bonus": "no"}, "clock": {"kind": "none"}, "untimed": [], "position": null, "hints": true}',3,X'5277C3300964B386A2080DAB7E2FFF04DB5EE8C89DE585B6B51A88AD59FEF165',NULL,'id-0',0,1000000.0,1000000.0,NULL,NULL,'playing','0',NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('id-3','{"game": "inventions", "rules_version": 2, "seats": 2, "options": {"forum-influence": "no", "insist": "no"}, "clock": {"kind": "none"}, "untimed": [], "position": null, "hints": true}',2,X'B89F03268BE41B4AF19285C14B2E746AACDBD294E48D49F50909240CF2787969',NULL,'id-0',0,1000000.0,1000000.0,NULL,NULL,'playing','1',NULL,NULL,NULL,NULL);
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
