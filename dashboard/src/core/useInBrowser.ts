import { useSyncExternalStore } from 'react'

const neverTold = () => () => undefined

/** Something that only a browser can say; not so in what the build has drawn, which the first rendering repeats. */
export const useInBrowser = (read: () => boolean) => useSyncExternalStore(neverTold, read, () => false)
