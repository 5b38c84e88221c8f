import { createContext, use } from 'react'
import type { RouteFacts } from './route.ts'

export const RouteContext = createContext<RouteFacts | null>(null)

/** The data of the address that is shown; null before any is. */
export const useRoute = () => use(RouteContext)
