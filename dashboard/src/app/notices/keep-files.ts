import { apiBase } from '../../core/api/mock.ts'
import { runningVersion } from '../../core/api/running-version.ts'
import { settleWorker } from '../../core/api/settle-worker.ts'

/** What browsers tell of somebody who pays for each byte; not all of them do. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/**
 * Has the service worker keep the product's files, so that every screen opens without a connection too. Nothing is kept
 * while developing, nor for who saves data.
 */
export async function keepFiles() {
  if (runningVersion() === undefined || !('serviceWorker' in navigator)) return
  if (apiBase) {
    const base = import.meta.env.BASE_URL
    await navigator.serviceWorker.register(`${base}sw.js`, { scope: base })
    await settleWorker()
  }
  // Where the mock answers, it has registered the worker.
  const { active } = await navigator.serviceWorker.ready
  if (!savesData()) active?.postMessage({ type: 'KEEP_FILES' })
}
