/** Where tables are kept: a database of the browser, which outlives the page; or else its memory. */

const NAME = "clocksmith";
const TABLES = "tables";
const VERSION = 1;

interface Kept {
  readonly id: string;
  readonly number: number; // of the last entry of its log
  readonly text: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });
}

export interface Shelf {
  /** The texts of all tables. */
  readonly all: () => Promise<readonly string[]>;
  /** Keep a table; the reason if that is not done, `conflict` where another page was quicker. */
  readonly keep: (id: string, before: number, number: number, text: string) => Promise<string>;
  readonly remove: (id: string) => Promise<void>;
  /** Whether it outlives the page. */
  readonly lasts: boolean;
}

/** Where the browser refuses a database, as some do in private windows. */
class Memory implements Shelf {
  readonly lasts = false;
  private readonly texts = new Map<string, string>();

  all = (): Promise<readonly string[]> => Promise.resolve([...this.texts.values()]);

  keep = (id: string, _before: number, _number: number, text: string): Promise<string> => {
    this.texts.set(id, text);
    return Promise.resolve("");
  };

  remove = (id: string): Promise<void> => {
    this.texts.delete(id);
    return Promise.resolve();
  };
}

/** The database, or the memory of this page where there is none. */
export async function openShelf(): Promise<Shelf> {
  return Database.open().catch(() => new Memory());
}

class Database implements Shelf {
  readonly lasts = true;

  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Database> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES, { keyPath: "id" });
    return new Database(await done(opening));
  }

  all = async (): Promise<readonly string[]> => {
    const store = this.database.transaction(TABLES).objectStore(TABLES);
    const found = (await done(store.getAll())) as readonly Kept[];
    return found.map(({ text }) => text);
  };

  keep = async (id: string, before: number, number: number, text: string): Promise<string> => {
    try {
      // The transaction lasts until the database is idle: what is read holds when it is written.
      const changing = this.database.transaction(TABLES, "readwrite", { durability: "strict" });
      const store = changing.objectStore(TABLES);
      const known = (await done(store.get(id))) as Kept | undefined;
      if ((known?.number ?? -1) !== before) return "conflict";
      const written = new Promise<void>((resolve, reject) => {
        changing.oncomplete = () => resolve();
        changing.onabort = () => reject(changing.error ?? new Error("the database gave up"));
      });
      store.put({ id, number, text } satisfies Kept);
      await written;
      return "";
    } catch (thrown) {
      return thrown instanceof Error ? thrown.message : String(thrown);
    }
  };

  remove = async (id: string): Promise<void> => {
    const store = this.database.transaction(TABLES, "readwrite").objectStore(TABLES);
    await done(store.delete(id));
  };
}
