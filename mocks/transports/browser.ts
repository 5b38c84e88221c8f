import { type BackupFault, readBackup, writeBackup } from '../store/backup.ts'
import { createBrowserChannel, createBrowserLock, createBrowserStorage } from '../store/browser-ports.ts'
import { persist, type ResetReason } from '../store/persistence.ts'
import { store } from '../store/store.ts'
import { loadCalls } from '../areas/areas.ts'
import { loadHandlers } from './answer.ts'
import { setPicturesBase } from '../runtime/picture-addresses.ts'
import { resetData, readScenario, setScenario } from '../scenarios.ts'
import { answerFromPage } from './page.ts'
import { answerFromWorker } from './worker.ts'

interface MocksOptions {
  /** The path under which the product is served, with a slash at both ends. */
  readonly base: string
  /** The path of the call that is waiting, to fetch what answers it meanwhile. */
  readonly firstPath?: string
  /** Called if data kept from an earlier visit had to be dropped. */
  readonly onReset?: (reason: ResetReason) => void
  /** Called when changes cannot be kept for the next visit, once until they are. */
  readonly onUnsaved?: () => void
  /** Called when the data has changed without this page. */
  readonly onForeignChange?: () => void
}

/** The running API. */
export interface Mocks {
  /** Back to the sample data of the first visit, in all tabs. */
  readonly resetData: () => Promise<void>
  /** All data as a JSON text for a file. */
  readonly exportData: () => Promise<string>
  /** Puts exported data in place of the present; changes nothing and tells why if it cannot. */
  readonly importData: (text: string) => Promise<BackupFault | undefined>
  /** Turns on the scenario of a text such as `slow,failing:users`; an empty one turns all off. */
  readonly playScenario: (text: string) => void
}

/** Loads what nobody has asked for yet, with what was kept of it. */
const everythingThere = async () => {
  await loadCalls()
  await store.ready()
}

/** Starts the API in this page; once it settles, every call is answered. */
export const startMocks = async ({
  base,
  firstPath,
  onReset,
  onUnsaved,
  onForeignChange,
}: MocksOptions): Promise<Mocks> => {
  setPicturesBase(`${base}pictures/`)
  const { hydrated, flush } = persist(store, {
    storage: createBrowserStorage(base),
    channel: createBrowserChannel(base),
    lock: createBrowserLock(base),
    onReset,
    onUnsaved,
    onForeignChange,
  })
  store.holdUntil(hydrated)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)

  if (firstPath) void loadHandlers(firstPath)
  // The page answers by itself until the worker does: the first look waits for no installation.
  const leaveToWorker = answerFromPage()
  void answerFromWorker(base).then((isWorker) => isWorker && leaveToWorker())
  await store.ready()
  return {
    resetData,
    exportData: async () => {
      await everythingThere()
      return writeBackup(store)
    },
    importData: async (text) => {
      await everythingThere()
      return store.exclusively(() => readBackup(store, text))
    },
    playScenario: (text) => setScenario(readScenario(text)),
  }
}
