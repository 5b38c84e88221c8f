// React has had it since 18; the shim for older ones is a kilobyte of what every page loads.
export { useSyncExternalStore } from 'react'
