const DATABASE = "enishi";
const STORE = "drafts";

/** R180 reserves local storage for the session, so drafts are kept in IndexedDB. */
const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

/** The database stays open, so that a draft can still be written while the page is being left. */
function database(): Promise<IDBDatabase> {
  opened ??= open().then((one) => {
    const forget = () => {
      opened = undefined;
    };
    one.onclose = forget;
    one.onversionchange = () => {
      one.close();
      forget();
    };
    return one;
  });
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await database()).transaction(STORE, mode);
    return await new Promise<T>((resolve, reject) => {
      const request = act(transaction.objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      transaction.commit();
    });
  } catch {
    // A private window may refuse a database; drafts then live as long as the page.
    opened = undefined;
    return undefined;
  }
}

export const readDraft = <T>(key: string): Promise<T | undefined> =>
  run<T>("readonly", (store) => store.get(key));
export const writeDraft = (key: string, draft: unknown): Promise<unknown> =>
  run("readwrite", (store) => store.put(draft, key));
export const removeDraft = (key: string): Promise<unknown> => run("readwrite", (store) => store.delete(key));

type DraftMessage = { readonly key: string; readonly draft: unknown };
const otherTabs = new BroadcastChannel("enishi.drafts");

/** Tells the other tabs what the draft is now; undefined once it is sent or discarded. */
export const broadcastDraft = (key: string, draft: unknown): void =>
  otherTabs.postMessage({ key, draft } satisfies DraftMessage);

/** Hears what other tabs make of the draft, and returns how to stop. */
export function watchDraft<T>(key: string, hear: (draft: T | undefined) => void): () => void {
  const onMessage = ({ data }: MessageEvent<DraftMessage>) =>
    data.key === key && hear(data.draft as T | undefined);
  otherTabs.addEventListener("message", onMessage);
  return () => otherTabs.removeEventListener("message", onMessage);
}
/** Runs at logout: the next person must not see these drafts. R171 */
export const removeAllDrafts = (): Promise<unknown> => run("readwrite", (store) => store.clear());
