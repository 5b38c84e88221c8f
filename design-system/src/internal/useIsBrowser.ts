import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is a browser that has taken the page over; a server and the page that it sent say no. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
