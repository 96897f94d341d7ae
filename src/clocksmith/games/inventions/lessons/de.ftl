# Was die Lektionen von Inventions auf Deutsch sagen: höchstens 25 Wörter auf einmal.

otherwise = Das ist erlaubt, führt hier aber vom Weg ab. Nimm es zurück und schau noch einmal hin.

## Das Ziel

goal = Das Ziel
goal-most = Du spielst Rot. Dreizehn Runden führen von der Steinzeit in die Moderne, und die meisten Erfindungspunkte, kurz EP, gewinnen.
goal-idea = Die meisten Punkte beginnen mit Ideen. Du hast in Europa mit zwei Händlern den Kornspeicher präsentiert, und jemand hat ihn erfunden.
goal-space = Dein Zug beginnt mit einer Säule auf einer von zehn Aktionen. Stell sie auf „Eine Erfindung teilen“.
goal-space-result = Deine Säule steht auf „Eine Erfindung teilen“: Das ist deine Aktion in diesem Zug.
goal-space-other = Auch diese Aktion geht. Aber hier warten Punkte: Nimm es zurück und stell die Säule auf „Eine Erfindung teilen“.
goal-share = Der Kornspeicher gehört zu Ära 2. Wird er geteilt, bekommt sein Urheber 2 EP für jeden Bürger auf dem Plättchen. Teile ihn.
goal-share-result = Zwei deiner Händler standen auf dem Plättchen, je 2 EP: Du bekamst 4 EP.
goal-share-helper = Auch das darfst du teilen, aber dort hast du nur erneuert: Die Punkte bekommt der Urheber. Teile den Kornspeicher.
goal-reward = Wer teilt, wählt eine Belohnung. Wohlstandsplättchen zählen am Ende des Spiels: Nimm das von Europa.
goal-reward-result = Wohlstand D gehört dir. Wer erfand, behielt die Karte, und deine zwei Händler zogen auf die Weltkarte.
goal-reward-joker = Ein Joker wird, was du willst, und ist oft eine gute Wahl. Hier nehmen wir, was von selbst zählt: Wohlstand.
goal-more-position = Später: Ideen liegen in drei Regionen, und du führst in Asien.
goal-more = Jetzt du: Hol auf einmal mindestens 4 EP. In Asien führst du und kannst ein Einflussplättchen legen, in Südamerika liegt eine Erfindung.
goal-more-result = Mindestens 4 EP mit einer Aktion: Das ist ein guter Zug.
goal-more-small = Das bringt Punkte, aber weniger als 4. Zwei Bürger in Asien reichen für ein besseres Einflussplättchen.
goal-more-helper = Erlaubt, aber dort hast du nur erneuert, und die Punkte bekommt jemand anders. Wo bist du Urheber?
goal-more-otherwise = Vielleicht ein guter Zug, aber ohne 4 EP. Teile in Südamerika oder leg ein Einflussplättchen nach Asien.
goal-summary = EP gewinnen: durch Teilen, durch Einflussplättchen, durch kleine Vorteile unterwegs und am Ende für Einfluss, Wohlstand und Ziele.

## Die Schritte einer Idee

ideas = Wie eine Idee lebt
ideas-life = Jede Idee geht vier Schritte: Sie wird präsentiert, erfunden, erneuert und geteilt. Wer dabei mitwirkt, bekommt etwas.
ideas-present = Zuerst präsentieren. Leg den Kornspeicher nach Europa: Dort verlangt das Spezialistenplättchen zwei Bürger seines Fachgebiets, der Ökonomie.
ideas-present-result = Der Kornspeicher liegt in Europa. Nun müssen Bürger für ihn eintreten.
ideas-present-bread = Auch das Brot ließe sich präsentieren. Hier geht es mit dem Kornspeicher weiter: Nimm es zurück und leg ihn.
ideas-present-elsewhere = Das geht, und dort reicht ein Händler. In Europa werden zwei stehen, und jeder bringt beim Teilen Punkte.
ideas-present-space = Das geht. Präsentiere aber zuerst eine eigene Idee: Die Säule kommt auf „Eine Idee präsentieren“.
ideas-citizens = Schick zwei Händler auf das Plättchen. Sie bleiben dort, bis die Idee geteilt wird, und du bekommst sofort 2 EP.
ideas-citizens-result = Zwei Händler stehen dort, und das Plättchen gab 2 EP.
ideas-citizens-academic = Ein Akademiker vertritt jedes Fachgebiet, also ist das erlaubt. Schone ihn, solange du Händler hast.
ideas-pick = Für jede präsentierte Idee nimmst du eine neue aus der Auslage weiter unten. Jede Karte nennt Fachgebiet, Ära und Meilenstein.
ideas-pick-result = Die Idee ist auf deiner Hand, eine neue kam in die Auslage. Dein Zug ist vorbei.
ideas-invent-position = Dein nächster Zug, ein wenig später.
ideas-invent = Als Nächstes erfinden. Der Kornspeicher braucht Ackerbau, deinen Meilenstein. Schick einen Händler nach Europa, dann wird die Karte umgedreht.
ideas-invent-result = Der Kornspeicher ist nun eine Erfindung. Dazu bekamst du ein Bestrebensplättchen.
ideas-invent-foreign = Jeder darf jede Idee erfinden, also ja. Die Punkte bekäme dort aber ein anderer Urheber: Erfinde deinen Kornspeicher.
ideas-invent-space = Das geht, aber dein Kornspeicher wartet in Europa. Stell die Säule auf „Erfinden“.
ideas-innovate-position = Einen Zug später: Auch andere haben präsentiert und erfunden.
ideas-innovate = Drittens erneuern: nur, was jemand anders erfunden hat. Schick einen Künstler nach Asien; ein neuer kommt aus deinem Vorrat.
ideas-innovate-result = Dein Künstler erneuert die Knochenflöte, und ein neuer kam aus deinem Vorrat.
ideas-innovate-early = Du könntest den Kornspeicher schon teilen. Erneuere zuerst in Asien, dann hast du an zwei Erfindungen Anteil.
ideas-innovate-space = Das geht. Aber in Asien liegt die Erfindung eines anderen: Stell die Säule auf „Erneuern“.
ideas-share-position = Und noch einen Zug später.
ideas-share = Zuletzt teilen. Finde die Erfindung, die dir Punkte und die Karte bringt, und wähle eine Belohnung.
ideas-share-result = Punkte als Urheber, die Karte als Erfinder, dazu eine Belohnung: Die Idee hat ihren Weg gemacht.
ideas-share-helper = Erlaubt. Als Erneuerer bekommst du einen Bürger auf der Weltkarte, Punkte und Karte aber gehen an andere.
ideas-share-otherwise = Das war ein ganzer Zug, aber nichts von dir wurde geteilt. Teile den Kornspeicher: Du bist Urheber und Erfinder.
ideas-summary = Urheber bekommen Punkte, Erfinder die Karte, Erneuerer einen Bürger auf der Weltkarte, und wer teilt, Wohlstand oder einen Joker.

## Meilensteine und Zugang

milestones = Meilensteine und Zugang
milestones-needs = Jede Idee nennt einen Meilenstein. Brot braucht die Beherrschung des Feuers. Nur wer Zugang dazu hat, kann sie erfinden.
milestones-common = Die Beherrschung des Feuers liegt im Allgemeinwissen und steht allen offen. Erfinde in Afrika das Brot; die Karte verlangt einen weiteren, erschöpften Bürger.
milestones-common-result = Das Brot ist erfunden: Das Feuer stand dir offen, wie allen.
milestones-common-space = Das geht, aber in Afrika wartet das Brot, und sein Meilenstein steht dir offen. Stell die Säule auf „Erfinden“.
milestones-send-position = Eine andere Idee, deren Meilenstein nur der Besitzer nutzen darf.
milestones-send = Gefärbter Stoff braucht Weberei, den Meilenstein eines anderen. Ein Diplomat öffnet ihn dir: Schick einen Denker oder Händler hin.
milestones-send-result = Dein Diplomat steht auf Weberei und brachte gleich 2 Einfluss. Weberei steht dir nun offen.
milestones-send-own = Auch dein eigener Meilenstein empfängt Diplomaten, aber er steht dir schon offen. Gefärbter Stoff braucht Weberei.
milestones-send-elsewhere = Auch dieser Diplomat bringt einen Vorteil. Gefärbter Stoff braucht aber Weberei: Schau, bei wem sie liegt.
milestones-send-space = Das geht, öffnet aber keinen Meilenstein. Stell die Säule auf „Diplomaten entsenden“.
milestones-invent-position = Dein nächster Zug, der Diplomat ist am Platz.
milestones-invent = Dein Diplomat steht auf Weberei. Darum kannst du, außer dem Besitzer als Einziger, den gefärbten Stoff erfinden. Tu es.
milestones-invent-result = Der gefärbte Stoff ist deine Erfindung: Ohne Diplomaten wäre er verschlossen geblieben.
milestones-invent-lamp = Die Fettlampe braucht nur Feuer, die kann jeder erfinden. Der gefärbte Stoff ist jetzt deine Gelegenheit.
milestones-invent-space = Das geht. Aber dein Diplomat hat den gefärbten Stoff geöffnet: Stell die Säule auf „Erfinden“.
milestones-past-position = Viel später: Ära 3 hat begonnen.
milestones-past = Auch die Zeit hilft: Ära 3 hat begonnen, darum stehen Meilensteine der Ära 2 allen offen. Bergbau, aus Ära 3, noch nicht.
milestones-try = Zwei Ideen hier brauchen Bergbau, eine Töpferei, eine Feuer. Erfinde die, die erst durch den Lauf der Zeit offensteht.
milestones-try-result = Der Brennofen: Töpferei gehört zu Ära 2, und die ist vorbei.
milestones-try-known = Feuer kennt jeder, auch wenn es nicht mehr im Allgemeinwissen liegt. Das geht, aber such nach Töpferei.
milestones-try-otherwise = Das war erlaubt, aber mit Töpferei wurde nichts erfunden. Sie gehört jemand anderem, und die Zeit hat sie geöffnet.
milestones-summary = Nutzen darfst du deinen eigenen Meilenstein, die mit deinem Diplomaten, die vergangener Ären und alles, was je Allgemeinwissen war.

## Die Bürger

citizens = Deine Bürger
citizens-home = Zu Hause sind deine Bürger in einem von drei Fachgebieten verfügbar, erschöpft, oder Akademiker, die für jedes Fachgebiet zählen.
citizens-exhaust = Für das Brot geht ein Händler zur Karte, und ein weiterer Bürger beliebigen Fachgebiets wird erschöpft. Erschöpfe einen Spezialisten.
citizens-exhaust-result = Ein Händler steht beim Brot, und ein Spezialist ist erschöpft, bis die Ära endet.
citizens-exhaust-academic = Ein Akademiker darf zahlen, nimmt dann aber für immer dieses Fachgebiet an. Zahl mit einem Spezialisten, solange du kannst.
citizens-exhaust-flute = Die Knochenflöte verlangt niemanden sonst, das ist billig. Das Brot zeigt, was Erschöpfen heißt: Erfinde es.
citizens-exhaust-stands = Ein Akademiker kann für jeden gehen. Heb ihn für ein leeres Fachgebiet auf: Händler hast du.
citizens-exhaust-space = Das geht. Um zu sehen, wie Bürger erschöpft werden, stell die Säule auf „Erfinden“ und erfinde das Brot.
citizens-academic-position = Dieselbe Idee, aber kaum jemand ist verfügbar.
citizens-academic = Nur ein Händler ist verfügbar. Er geht zum Brot, den Rest zahlt ein Akademiker. Wähle sein Fachgebiet; es bleibt für immer.
citizens-academic-result = Der Akademiker hat bezahlt und ein Fachgebiet gewählt: für immer Spezialist, und erschöpft.
citizens-academic-space = Das geht. Sieh dir aber an, was Akademiker tun: Stell die Säule auf „Erfinden“.
citizens-academic-stands = Dann müsste der Händler zahlen. Schick den Händler, damit der Akademiker ein Fachgebiet wählt.
citizens-ready-position = Später in der Ära: Deine Künstler sind erschöpft.
citizens-ready = Erschöpfte ruhen bis zum Ende der Ära. Feuer weckt zwei früher: Schick einen Denker als Diplomaten hin und mach einen Künstler verfügbar.
citizens-ready-result = Dein Künstler ist wieder verfügbar, lange vor dem Ende der Ära.
citizens-ready-elsewhere = Dieser Diplomat bringt einen neuen Spezialisten, auch gut. Deine Künstler ruhen aber weiter: Schick ihn zum Feuer.
citizens-ready-stopped = Du darfst früher aufhören, aber Wecken kostet nichts. Nimm es zurück und mach deinen Künstler verfügbar.
citizens-ready-space = Das geht. Deine Künstler sind aber alle erschöpft: Schick einen Diplomaten zur Beherrschung des Feuers.
citizens-recall-position = Die letzte Runde einer Ära: Deine Epochensäule zieht.
citizens-recall = Diplomaten kehren als Akademiker heim, und du bekommst den Vorteil des Meilensteins noch einmal. Ruf den vom Ackerbau und gewinne einen Denker.
citizens-recall-result = Ein Akademiker kam heim, und Ackerbau gab noch einmal seinen Vorteil: einen neuen Denker.
citizens-recall-fire = Das macht zwei Bürger verfügbar, auch gut. Dir fehlt aber ein verfügbarer Denker: Ackerbau bringt einen neuen.
citizens-recall-field = Jedes Fachgebiet ist erlaubt. In der Technologie hast du aber niemanden mehr: Nimm einen Denker.
citizens-recall-space = Das geht. Auf Ackerbau wartet aber ein Diplomat von dir: Stell die Säule auf „Diplomaten rufen“.
citizens-scholars = Auf der Weltkarte warten Gelehrte, einer in jeder Region. Wer einen mitnimmt, bekommt am Ende der Ära einen Akademiker.
citizens-try-position = Ein anderer Zug, in dem viele ruhen.
citizens-try = Deine Händler und ein Künstler sind erschöpft. Mach in einem Zug je einen verfügbar. Es gibt mehr als einen Weg.
citizens-try-result = Ein Händler und ein Künstler sind bereit: zwei Bürger mehr für die nächsten Züge.
citizens-try-stopped = Aufhören ist erlaubt, aber erst einer ist verfügbar. Die Beherrschung des Feuers macht zwei verfügbar.
citizens-try-new = Auch ein neuer Spezialist hilft, aber die Erschöpften ruhen weiter. Welcher Meilenstein macht Bürger verfügbar?
citizens-try-otherwise = Erlaubt, aber Händler und Künstler ruhen noch. Die Beherrschung des Feuers weckt zwei, beim Entsenden und beim Rufen.
citizens-summary = Verfügbare handeln und zahlen, Erschöpfte ruhen bis zum Ende der Ära, Akademiker passen überall, Diplomaten kehren als Akademiker heim.

## Die Versammlung

assembly = Die Versammlung
assembly-forums = Die Versammlung hat fünf Foren mit je zwei Aktionen. Jeder Zug beginnt mit deiner Säule auf einem der zehn Felder.
assembly-own = Du hast nie zwei Säulen in einem Forum. Deine Epochensäule steht auf „Spezialisten rufen“: Dieses Forum ist dir verschlossen.
assembly-others = Wer schon eine Säule auf deinem Feld hat, erhält Einfluss. Auf „Erfinden“ steht eine: Nimm daneben „Eine Idee präsentieren“.
assembly-others-result = Dort stand niemand, also hat niemand an deiner Säule verdient.
assembly-others-gift = Erfinden ist erlaubt. Du hast es aber gesehen: Die Säule, die dort stand, hat ihrem Besitzer einen Einfluss gebracht.
assembly-others-away = Das geht, und es gibt niemandem etwas. Stell die Säule hier aber auf „Eine Idee präsentieren“.
assembly-turn = Beende deinen Zug: Präsentiere eine Idee und nimm eine neue. Dann sieh, was die Säule des Nächsten bewirkt.
assembly-turn-result = Grün kam auf dein Feld und musste dir Einfluss geben, im eigenen Zug.
assembly-epoch-position = Die letzte Runde dieser Ära.
assembly-epoch = In der letzten Runde einer Ära zieht die Epochensäule. Zwei Foren sind frei: Entsende einen Diplomaten, ohne Einfluss zu verschenken.
assembly-epoch-result = Die Epochensäule steht auf einem leeren Feld und bleibt dort die nächste Ära lang.
assembly-epoch-gift = Dorthin darf die Säule. Auf dem Feld steht aber schon jemand, und du hast ihm Einfluss geschenkt.
assembly-epoch-away = Auch dieses Feld ist frei. Hier ist aber der Diplomat gefragt: Stell die Epochensäule auf „Diplomaten entsenden“.
assembly-try-position = Eine neue Ära: Vier Foren stehen dir offen.
assembly-try = Ein ganzer Zug für dich: eine beliebige Aktion, aber schenk niemandem Einfluss.
assembly-try-result = Ein ganzer Zug, und kein Einfluss verschenkt.
assembly-try-gift = Erlaubt, aber dort stand eine Säule, und ihr Besitzer hat Einfluss erhalten. Such ein leeres Feld.
assembly-summary = In einer Ära stehen dir vier, dann drei, dann zwei Foren offen. Kommen andere zu deinen Säulen, erhältst du Einfluss.

## Ketten

chains = Ketten, Quelle für Quelle
chains-tokens = Eine Aktion kann die nächste bringen. Dein Einfluss zu Beginn des Zuges gibt dir ein bis drei Kettenaktionsmarker, einen für jedes Glied.
chains-card = Erste Quelle: die erneuerte Karte. Pfeil und Bogen zeigt „Erfinden“. Erneuere in Asien und leg dann einen Marker auf die Karte.
chains-card-result = Ein Marker liegt auf Pfeil und Bogen: Du darfst nun auch erfinden, im selben Zug.
chains-card-passed = Du darfst verzichten, hast aber nichts davon: Marker gelten nur in diesem Zug. Leg einen auf Pfeil und Bogen.
chains-card-space = Das geht, beginnt aber keine Kette. Stell die Säule auf „Erneuern“.
chains-invent = Die Kettenaktion läuft wie jede andere. Erfinde das Brot in Afrika.
chains-invent-result = Zwei Aktionen für eine Säule: in Asien erneuert, in Afrika erfunden.
chains-call-position = Ein anderer Zug: Der Kornspeicher gehört dir.
chains-call = Zweite Quelle: „Spezialisten rufen“ nutzt eine eigene Erfindung. Der Kornspeicher zeigt Teilen. Ruf Bürger aus Europa und leg einen Marker darauf.
chains-call-result = Bürger kamen heim, dann ließ dich der Kornspeicher teilen: 4 EP, und eine Belohnung wartet.
chains-call-passed = Verzichten ist erlaubt, aber deine Erfindung in Asien brächte geteilt Punkte. Leg einen Marker auf den Kornspeicher.
chains-call-space = Du könntest auch direkt teilen. Rufst du zuerst, bekommst du noch Bürger dazu, und der Kornspeicher teilt trotzdem.
chains-influence-position = Nun führst du in Asien.
chains-influence = Dritte Quelle: „Einfluss erhalten“ nutzt eines deiner offenen Einflussplättchen. Leg eines nach Asien und nutze dann eines; es wird umgedreht.
chains-influence-result = Das Plättchen brachte 4 EP und 2 Einfluss, dann eine Kettenaktion. Nun liegt es verdeckt.
chains-influence-passed = Verzichtest du, bleibt das Plättchen offen, das ist erlaubt. Sieh dir hier die Kette an und nutze eines.
chains-influence-space = Das geht. Aber in Asien führst du: Stell die Säule auf „Einfluss erhalten“.
chains-scholar-position = Auf der Weltkarte warten Gelehrte.
chains-scholar = Vierte Quelle: ein Gelehrter. Reise nach Europa und leg einen Marker: Sein Plättchen lehrt Präsentieren, danach kommt er mit.
chains-scholar-result = Der Gelehrte lehrte dich präsentieren und kam mit. Sein Plättchen zeigt nun Punkte.
chains-scholar-elsewhere = Dorthin darfst du reisen, aber was der Gelehrte dort lehrt, nützt dir jetzt nichts. Der in Europa lehrt Präsentieren.
chains-scholar-passed = Erlaubt, aber dann bleibt der Gelehrte, wo er ist. Leg einen Marker neben sein Plättchen.
chains-scholar-space = Das geht, aber eine Reise zum Gelehrten lässt dich auch präsentieren. Stell die Säule auf „Reisen“.
chains-points-position = Später: Drei Wissensplättchen sind benutzt.
chains-points = Benutzte Wissensplättchen zeigen 2 EP. Reise zu einem und leg einen Marker: Du bekommst die Punkte von allen.
chains-points-result = 6 EP aus drei Plättchen, und alle lehren wieder ihre Aktionen.
chains-points-action = Dieser Gelehrte lehrt noch eine Aktion. Geh dorthin, wo das Plättchen Punkte zeigt.
chains-points-passed = Verzichtest du, bleiben 6 EP für den nächsten Reisenden liegen. Leg deinen Marker.
chains-points-space = Das geht, aber drei Wissensplättchen zeigen Punkte. Stell die Säule auf „Reisen“.
chains-technology-position = Ein Zug mit einem Technologieplättchen auf deiner Fortschrittskarte.
chains-technology = Letzte Quelle: Ein Technologieplättchen verbindet zwei Aktionen, für Marker und 1 Einfluss. Deines verbindet Erfinden und Teilen: Nutze es fürs Brot.
chains-technology-result = In einem Zug erfunden und geteilt, für einen Marker und 1 Einfluss.
chains-technology-lamp = Die Lampe darfst du erfinden, aber Teilen brächte dir dort keine Punkte. Das Brot ist deine eigene Idee.
chains-technology-passed = Du darfst verzichten, aber das Brot ist reif zum Teilen. Leg einen Marker auf das Technologieplättchen.
chains-technology-space = Das geht. Ein Technologieplättchen braucht aber zuerst eine seiner beiden Aktionen: Stell die Säule auf „Erfinden“.
chains-try-position = Drei Marker und alles, was eine lange Kette braucht.
chains-try = Drei Marker, ein Zug: Erneuere, erfinde von dort aus das Brot und teile es.
chains-try-result = Erneuert, erfunden, und nun geteilt: drei Glieder aus einer einzigen Säule.
chains-try-passed = Erlaubt, aber hier reißt die Kette. Zwei weitere Glieder warten.
chains-try-otherwise = Ein Zug mit zu kurzer Kette. Beginne mit Erneuern in Afrika: Die Karte bringt Erfinden, dein Plättchen Teilen.
chains-summary = Ketten kommen von erneuerten Karten, eigenen Erfindungen, Einflussplättchen, Gelehrten und Technologieplättchen. Einfluss gibt die Marker.

## Fortschritt

progress = Fortschritt und seine Karte
progress-wish = Manche Aktionen bringen ein Bestrebensplättchen: Rufen eines der Ökonomie, Reisen eines der Kultur, Erfinden eines der Technologie.
progress-swap = Nach deinen Aktionen wird jedes zu Fortschritt seines Fachgebiets. Ruf Bürger aus Ozeanien und wähle ein Ökonomieplättchen.
progress-swap-result = Aus dem Bestreben wurde Ökonomie 2: Deine Auslage ist voll, mit vier Plättchen.
progress-swap-space = Das geht, bringt aber kein Bestreben der Ökonomie. Stell die Säule auf „Spezialisten rufen“.
progress-place = Setzen kostet Einfluss: je voller die Auslage, desto weniger, bei vier Plättchen nichts. Setz eines; ein Bürger seines Fachgebiets wird erschöpft.
progress-place-result = Das Plättchen liegt auf deiner Fortschrittskarte, für einen erschöpften Bürger und ohne Einfluss.
progress-place-skipped = Auslassen ist frei und erlaubt. Aber mit vier Plättchen in der Auslage ist der beste Moment zum Setzen.
progress-near-position = Ein späterer Zug: Die Auslage ist wieder voll.
progress-near = Jedes benachbarte Plättchen kostet einen Bürger mehr. Setz Ökonomie 6 dorthin, wo es nichts berührt.
progress-near-result = Ökonomie 6 berührt nichts: Ein Händler hat gereicht.
progress-near-beside = Erlaubt, aber es berührt Kultur 1 und kostet zwei Bürger. Schräg daneben zählt nicht.
progress-near-above = Auch darüber und darunter ist benachbart: Das kostete zwei Bürger. Such ein Feld ohne Nachbarn.
progress-near-other = Auch dieses Plättchen darfst du setzen. Zuerst kommt Ökonomie 6: Es zahlt sich sofort aus.
progress-near-skipped = Erlaubt, aber deine Auslage ist voll, und Setzen kostet jetzt keinen Einfluss.
progress-use = Plättchen wirken sofort. Ökonomieplättchen nutzt du mit einem Marker, einmal je Ära. Dieses gibt EP in Höhe der Ära: Nutze es.
progress-use-result = 3 EP, so viele wie die Ära. Der Marker kommt am Ende der Ära zurück.
progress-use-done = Aufhören darfst du, aber dann liegen 3 EP bis zu deinem nächsten Zug brach. Nutze zuerst das Plättchen.
progress-use-place = Du darfst erst noch eines setzen. Sieh aber, was dieses Plättchen tut: Nutze es.
progress-done = Ein Meilenstein der Ära 3 erlaubt zwei Plättchen im Zug. Setz noch eines oder mach weiter.
progress-done-result = Dein Zug ist vorbei, und wer als Nächstes dran ist, beginnt.
progress-discard-position = Ein anderer Zug: Vier Plättchen liegen schon in deiner Auslage.
progress-discard = Die Auslage fasst vier. Eine Reise bringt ein fünftes: Wähle ein Kulturplättchen und gib eines ab. Lass den Gelehrten stehen.
progress-discard-result = Ein fünftes passt nicht: Eines deiner Wahl hat die Auslage verlassen.
progress-discard-space = Das geht. Um zu sehen, wie die Auslage überläuft, stell die Säule auf „Reisen“.
progress-skip-position = Das Ende eines anderen Zugs, mit kurzer Auslage.
progress-skip = Zwei Plättchen in der Auslage kosteten 2 Einfluss, und du fielest unter 4. Lass das Setzen aus und sammle weiter.
progress-skip-result = Nichts gesetzt, nichts bezahlt: Dein Einfluss bleibt bei 4, die Auslage wächst.
progress-skip-paid = Erlaubt, aber mit Einfluss 3 beginnst du den nächsten Zug mit einem statt mit zwei Kettenaktionsmarkern.
progress-try-position = Dein Zug, mit einer Erfindung, die geteilt werden kann.
progress-try = Kultur 4 gibt beim Teilen 2 EP. Teile den Kornspeicher, nimm den Joker und setz ein Plättchen, das dein Speer umsonst macht.
progress-try-result = Geteilt für 4 EP, 2 mehr von Kultur 4, und ein Plättchen umsonst gesetzt.
progress-try-wealth = Wohlstand ist auch gut und füllt deine Auslage genauso. Das Setzen liegt nun bei dir.
progress-try-skipped = Erlaubt. Aber vier Plättchen kosten keinen Einfluss, und ein Technologieplättchen ohne Nachbarn kostet dich niemanden.
progress-try-otherwise = Erlaubt, aber ohne Teilen zahlt Kultur 4 nichts. Teile in Europa und setz dann aus voller Auslage.
progress-summary = Aus Bestreben wird Fortschritt. Eine volle Auslage setzt umsonst, Nachbarn verteuern, Erfindungen desselben Fachgebiets verbilligen.

## Einfluss und Wohlstand

influence = Einfluss und Wohlstand
influence-track = Einfluss gibt Kettenaktionsmarker, bezahlt das Setzen und zählt am Ende: 5 EP ab Stufe 4, 10 EP ab Stufe 8.
influence-settle = Einflussplättchen legst du, wo du führst. In Asien steht es unentschieden: Ein Diplomat bei der Viehzucht bringt dort einen Bürger dazu.
influence-settle-result = Ein Bürger aus deinem Vorrat steht in Asien: Dort führst du nun.
influence-settle-elsewhere = Erlaubt, aber in Ozeanien führst du schon. Der Gleichstand in Asien braucht diesen Bürger.
influence-settle-milestone = Ein guter Vorteil, aber er bringt niemanden auf die Weltkarte. Das tut die Viehzucht.
influence-settle-space = Das geht. Aber in Asien herrscht Gleichstand: Stell die Säule auf „Diplomaten entsenden“.
influence-claim-position = Dein nächster Zug, mit der Führung in Asien.
influence-claim = Jetzt führst du in Asien. Ein Einflussplättchen schickt Bürger heim und bringt Punkte, dazu Einfluss für jedes deiner offenen. Hol 4 EP.
influence-claim-result = 4 EP und 1 Einfluss. Die zwei Bürger kamen heim und sind wieder verfügbar.
influence-claim-small = Das geht, aber das Plättchen für einen Bürger bringt nur 2 EP. In Asien hast du zwei Bürger.
influence-claim-space = Das geht. Aber in Asien führst du: Stell die Säule auf „Einfluss erhalten“.
influence-stay-position = Ein anderer Zug: Deine Führung in Asien ist knapp.
influence-stay = Präsentiere in Nordamerika: Dann darf ein Bürger auf der Weltkarte weiterziehen, muss aber nicht. Behalte die Führung in Asien, lass alle stehen.
influence-stay-result = Präsentiert, und niemand ist gezogen: In Asien führst du weiter.
influence-stay-moved = Ziehen ist erlaubt, aber nun herrscht in Asien Gleichstand, und du kannst dort kein Einflussplättchen legen. Bleib.
influence-stay-elsewhere = Dort darfst du präsentieren. Probier aber das Plättchen von Nordamerika: Es bewegt Bürger nur, wenn du willst.
influence-stay-space = Das geht. Hier kommt die Säule auf „Eine Idee präsentieren“.
influence-wealth-position = Später: Zwei deiner Erfindungen können geteilt werden.
influence-wealth = Jede Region hat eigene Wohlstandsplättchen. Wohlstand A zählt 2 EP für jedes gesetzte Ökonomieplättchen. Teile dort, wo es liegt.
influence-wealth-result = Wohlstand A liegt in deiner Auslage. Gesetzt zählt er 2 EP für jedes Ökonomieplättchen.
influence-wealth-culture = Das darfst du teilen, aber Wohlstand B zählt Kulturplättchen, und du hast keines gesetzt.
influence-wealth-joker = Ein Joker ist nie verkehrt. Mit drei gesetzten Ökonomieplättchen ist Wohlstand A aber schon 6 EP wert.
influence-wealth-space = Das geht. Aber zwei deiner Ideen sind reif: Stell die Säule auf „Eine Erfindung teilen“.
influence-place = Wohlstand zählt nur auf deiner Fortschrittskarte. Er kostet zwei beliebige Bürger und einen mehr je Nachbarplättchen. Setz ihn.
influence-place-result = Wohlstand A liegt auf deiner Fortschrittskarte: 6 EP am Ende für drei Ökonomieplättchen.
influence-place-other = Das darfst du setzen. Heb deine Bürger aber für den Wohlstand auf: Er zählt nur gesetzt.
influence-place-skipped = Auslassen ist erlaubt, aber deine Auslage ist voll: Setzen kostet jetzt keinen Einfluss.
influence-try-position = Drei deiner Bürger stehen in Europa.
influence-try = Mit Kultur 6 braucht ein Einflussplättchen einen Bürger weniger. Leg das, das 10 EP bringt.
influence-try-result = 10 EP mit einem Plättchen: Kultur 6 hat dir einen Bürger erspart.
influence-try-small = Gute Punkte, aber ein größeres passt auch: Mit Kultur 6 braucht es einen Bürger weniger, als es zeigt.
influence-try-otherwise = Erlaubt, aber es wurde kein Einflussplättchen für 10 EP gelegt. In Europa führst du mit drei Bürgern.
influence-summary = Wer in einer Region führt, kann ein Einflussplättchen legen. Bleib oben auf der Leiste und setz Wohlstand, der zählt, was du hast.

## Allgemeinwissen

common = Heureka und Allgemeinwissen
common-shelf = Fünf Meilensteine sind Allgemeinwissen, geordnet nach Buchstaben. Neue verdrängen den niedrigsten.
common-eureka = Heureka bringt dir einen Meilenstein einer späteren Ära. Münzgeld und Bronzeguss brauchen Bergbau: Nimm ihn.
common-eureka-result = Bergbau gehört dir, und dein alter Meilenstein, Ackerbau, gehört nun allen.
common-eureka-other = Auch ein guter Meilenstein. Deine Ideen brauchen aber Bergbau, und in der Heureka-Auslage steht er niemandem offen.
common-eureka-space = Das geht. Aber der Bergbau wartet: Stell die Säule auf „Heureka“.
common-pushed = Ackerbau ist nun Allgemeinwissen. Seile und Schnüre mussten weichen, und dein Diplomat dort kam als Akademiker heim.
common-advance = Dein Äramarker zieht weiter. Wähle ein Feld: zwei Bürger verfügbar machen, ein Spezialist, oder später die Wahl der Reihenfolge.
common-advance-result = Dein Äramarker steht in Ära 3, und das Feld ist besetzt.
common-known-position = Dein nächster Zug, mit Bergbau.
common-known = Seile und Schnüre sind abgelegt, aber was Allgemeinwissen war, bleibt bekannt. Pfeil und Bogen braucht sie: Erfinde das.
common-known-result = Pfeil und Bogen ist erfunden: Was bekannt war, bleibt bekannt.
common-known-other = Auch das steht dir offen, durch deinen Bergbau. Sieh aber, was ein abgelegter Meilenstein noch erlaubt.
common-known-asia = Der Brennofen braucht Töpferei, und die ist Allgemeinwissen. Gut, aber such die Idee, die Seile und Schnüre braucht.
common-known-space = Das geht. Hier kommt die Säule auf „Erfinden“.
common-visit-position = Ein anderer Zug: Sieh auf das Allgemeinwissen.
common-visit = Zum Allgemeinwissen darf jeder Diplomaten schicken. Töpferei gibt 2 EP: Schick jemanden hin.
common-visit-result = Sofort 2 EP, und ein Diplomat, der als Akademiker heimkehren kann.
common-visit-other = Erlaubt und auch nützlich. Töpferei zahlt aber sofort: 2 EP.
common-visit-space = Das geht. Hier kommt die Säule auf „Diplomaten entsenden“.
common-try-position = Ära 3, und in der Auslage liegt ein Meilenstein der Ära 5.
common-try = Jetzt du: Spring von Ära 3 in Ära 5 und hol dir dafür Punkte auf der Äraleiste.
common-try-result = Von Ära 3 in Ära 5 mit einem Sprung, und Punkte dafür, zuerst da zu sein.
common-try-space = Ein gutes Feld, aber nicht das mit den Punkten. Schau auf das erste der Ära 5.
common-try-otherwise = Erlaubt, aber dein Äramarker steht noch am alten Platz. Nur Heureka bringt ihn weiter.
common-summary = Heureka öffnet neue Ideen, vergrößert die Akademie und erlaubt mehr Plättchen im Zug. Der alte Meilenstein gehört dann allen.

## Der Ärawechsel

eras = Wenn eine Ära endet
eras-ends = Dein Zug ist der letzte der Ära. Lass das Setzen aus, dann endet sie.
eras-ends-result = Ära 2, die Jungsteinzeit, ist vorbei. Was folgt, geschieht von selbst, bis auf die Wahl deines Platzes.
eras-ends-paid = Du darfst 3 Einfluss für ein einziges Plättchen zahlen, aber das ist teuer. Lass es aus, dann endet die Ära.
eras-rank = Zuerst die Reihenfolge: Dein Marker steht auf einem Reihenfolgefeld, also wählst du deinen Platz. Geh nach vorn.
eras-rank-result = Du gehst voran. Dann kamen bei allen Bürger, Säulen und Marker heim.
eras-rank-later = Jeder Platz ist erlaubt. Wer beginnt, findet aber die Foren leer vor: Geh ganz nach vorn.
eras-influence = Dann der Einfluss: Wer 4 bis 7 hat, verliert einen, ab 8 zwei, und wer keinen hat, bekommt einen. Du hast einen verloren.
eras-home = Erschöpfte sind wieder verfügbar, Saisonsäulen und Ökonomiemarker zurück. Dein Gelehrter brachte einen Akademiker und ging wieder auf die Weltkarte.
eras-common = Die übrigen Meilensteine wandern: einer in die Auslage ohne Spieler, einer ins Allgemeinwissen. Drei neue liegen aus.
eras-pick = Ideen der beendeten Ära verlassen das Spiel, hier der Kornspeicher. Nimm eine neue.
eras-pick-result = Eine neue Idee für eine neue Ära: Runde 5 beginnt.
eras-try-position = Das Ende der nächsten Ära.
eras-try = Diese Ära endet mit deinem Zug, dann kommen Ökonomiemarker zurück. Nutze beide Ökonomieplättchen und beende den Zug mit einer beliebigen Aktion.
eras-try-result = Beide Plättchen genutzt, beide Marker zurück: Nichts wurde verschenkt.
eras-try-otherwise = Die Ära ist vorbei, und ein Ökonomieplättchen blieb ungenutzt. Der Marker wäre ohnehin zurückgekommen: Nutze zuerst beide.
eras-summary = Am Ende einer Ära kommen Bürger, Säulen und Marker heim. Verbrauche sie vorher, und achte darauf, wo dein Einfluss steht.

## Ziele und Ende

end = Ziele und Ende
end-deal = Vor dem Spiel bekommst du vier private Ziele und legst eines weg. Von den dreien zählen am Ende die besten zwei. Leg eines weg.
end-deal-result = Drei Ziele bleiben, und alle haben eines weggelegt.
end-last-position = Viele Runden später: die letzte.
end-last = Runde 13, der allerletzte Zug. Danach zählen drei Dinge: Einfluss, Wohlstand auf deiner Fortschrittskarte und deine Ziele.
end-shift = Der Einfluss ändert sich vorher noch einmal: Ab 8 verlierst du zwei, von 4 bis 7 einen.
end-row = Eines deiner Ziele ist „Planer“: 4 EP für eine volle Reihe der Fortschrittskarte. Schließ die erste Reihe mit Ökonomie 2.
end-row-result = Die erste Reihe ist voll: „Planer“ bringt 4 EP.
end-row-elsewhere = Auch dieses Plättchen zählt, aber die erste Reihe bleibt offen, und „Planer“ brächte nichts.
end-row-skipped = Auslassen ist erlaubt, aber dann bleibt die Reihe offen, und das war dein letzter Zug.
end-score = Du darfst noch mehr setzen oder weitermachen. Dann wird gewertet: Achte auf Einfluss, Wohlstand A und die Ziele.
end-score-result = 5 EP für Einfluss, dann Wohlstand und deine zwei besten Ziele: Das Spiel ist aus.
end-try-position = Dieselbe Runde noch einmal, mit mehr Einfluss.
end-try = Noch ein letzter Zug, mit Einfluss 8. Ab 8 bringt die Leiste 10 EP, aber der Wechsel nimmt vorher zwei. Hol die 10.
end-try-result = Einfluss 10, weniger zwei, ist 8: Die Leiste brachte 10 EP.
end-try-otherwise = Erlaubt, aber nach dem Wechsel lagst du unter 8, und die Leiste brachte nur 5 EP. Hol vorher Einfluss.
end-summary = Am Ende zählen bis zu 10 EP für Einfluss, der gesetzte Wohlstand und die zwei besten Ziele. Nicht gesetzte Plättchen zählen nichts.

## Chronos

chronos = Chronos
chronos-who = Zu zweit teilt ihr die Welt mit einer dritten Gesellschaft, Chronos. Er folgt festen Regeln, bekommt keine Punkte und kann nicht gewinnen.
chronos-path = In seinem Zug wandert seine Säule auf dem Wanderweg in die nächste Region. Wo keine Idee liegt, präsentiert er eine. Setz nichts und sieh zu.
chronos-path-result = Chronos kam in den Nahen Osten, fand ihn leer und präsentierte dort eine Idee.
chronos-path-paid = Setzen geht, aber 3 Einfluss für ein Plättchen sind teuer. Setz nichts und sieh, was Chronos tut.
chronos-invents-position = Eine Runde später: Dein Brot liegt auf seinem Weg.
chronos-invents = Als Nächstes kommt Europa, wo dein Brot wartet. Er erfindet, was offensteht, und nimmt ein Fortschrittsplättchen aus dem Spiel. Setz nichts.
chronos-invents-result = Chronos hat dein Brot erfunden, und ein Fortschrittsplättchen ist aus dem Spiel.
chronos-invents-paid = Das geht, ist aber teuer. Setz nichts und sieh, was Chronos in Europa tut.
chronos-shares-position = Später: Er kommt zu seiner Erfindung zurück.
chronos-shares = Kommt er wieder zu einer Erfindung von sich, teilt er sie. Alle bekommen ihren Anteil: Du bist der Urheber. Setz nichts.
chronos-shares-result = Chronos hat geteilt, und du als Urheber bekamst 4 EP, ganz ohne Zutun.
chronos-shares-paid = Das geht, ist aber teuer. Setz nichts und sieh, wer in Europa profitiert.
chronos-era-position = Der letzte Zug einer Ära.
chronos-era = Endet eine Ära, legt er ein Einflussplättchen in die nächste Region mit Platz und nimmt einen neuen Meilenstein. Setz nichts.
chronos-era-result = Chronos legte ein Einflussplättchen nach Ozeanien und nahm das Rad. Eine neue Ära beginnt.
chronos-era-paid = Das geht, ist aber teuer. Setz nichts, dann endet die Ära.
chronos-try-position = Der Weg vor ihm ist leer.
chronos-try = Lass ihn für dich arbeiten: Präsentiere dort, wohin er als Nächstes kommt, eine Idee, die ihm offensteht.
chronos-try-result = Er kam, fand deinen Kornspeicher und erfand ihn: Er arbeitet für dich.
chronos-try-closed = Das darfst du präsentieren, aber Bergbau liegt in der Heureka-Auslage, und dort hat auch Chronos keinen Zugang.
chronos-try-elsewhere = Erlaubt, aber er kommt als Nächstes nach Südamerika, findet es leer und präsentiert dort selbst.
chronos-try-otherwise = Erlaubt, aber er fand Südamerika leer vor und hat dort selbst präsentiert. Sei vor ihm da.
chronos-summary = Chronos geht den Wanderweg entlang und präsentiert, erfindet, teilt oder erneuert, was zuerst geht. Wer das weiß, kann es nutzen.

## Eine Kette aus drei Gliedern

demo = Eine Kette aus drei Gliedern
demo-begin = Rot hat in Europa das Brot präsentiert. In Afrika lässt sich eine Erfindung erneuern.
demo-innovate = Eine Säule, eine Aktion: in Afrika erneuern.
demo-innovate-result = Pfeil und Bogen erlaubt Rot noch eine Aktion.
demo-invent = Ein Marker, und Rot erfindet das Brot.
demo-invent-result = Auch Erfinden kettet weiter: Ein Technologieplättchen verbindet es mit Teilen.
demo-share = Und Rot teilt es mit der Welt.
demo-share-result = Punkte fürs Präsentieren: drei Aktionen in einem einzigen Zug.
demo-summary = Ideen bringen Ideen: Plane deine Kette.
