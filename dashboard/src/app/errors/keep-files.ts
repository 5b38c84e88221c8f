import { apiBase } from '../../api/mock.ts'
import { runningVersion } from './version-check.ts'

/** What browsers tell of somebody who pays for each byte; not all of them do. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/**
 * Has the service worker keep the product's files, so that every screen opens without a connection too; a newer worker
 * takes over where this page is of its version already. Nothing is kept while developing, nor for who saves data.
 */
export async function keepFiles() {
  const version = runningVersion()
  if (version === undefined || !('serviceWorker' in navigator)) return
  const base = import.meta.env.BASE_URL
  // Where the mock answers, it has registered the worker.
  if (apiBase) await navigator.serviceWorker.register(`${base}sw.js`, { scope: base })
  const { active, waiting } = await navigator.serviceWorker.ready
  waiting?.postMessage({ type: 'TAKE_OVER', version })
  if (!savesData()) active?.postMessage({ type: 'KEEP_FILES' })
}
