import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'

/** Whether a screen shows money of the store, so that its settings are asked for. */
export const showsMoney = (pathname: string) => /^\/(dashboards|apps\/(ecommerce|invoice))\//.test(pathname)

export const StoreRegion = lazyOrNothing(async () => (await import('./StoreRegion.tsx')).StoreRegion)
