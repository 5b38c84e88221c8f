import { use } from 'react'
import {
  type Location,
  UNSAFE_NavigationContext,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { afterPaint } from '../after-paint.ts'

/** How one value is written in the address; what cannot be read counts as the default, which is left out. */
export interface Parameter<T> {
  readonly read: (written: string | null) => T
  readonly write: (value: T) => string | null
}

/** Free text; empty by default. */
export const freeText = (): Parameter<string> => ({
  read: (written) => (written ?? '').slice(0, 200),
  write: (value) => value || null,
})

/** One of some words, or nothing. */
export const choice = <T extends string>(allowed: readonly T[]): Parameter<T | null> => ({
  read: (written) => allowed.find((word) => word === written) ?? null,
  write: (value) => value,
})

/** A whole number from 1 up, or one of a list. */
export const wholeNumber = (fallback: number, allowed?: readonly number[]): Parameter<number> => ({
  read: (written) => {
    const value = /^[1-9]\d{0,8}$/.test(written ?? '') ? Number(written) : fallback
    return !allowed || allowed.includes(value) ? value : fallback
  },
  write: (value) => (value === fallback ? null : String(value)),
})

/** Several of some words, in their order. */
export const choices = <T extends string>(allowed: readonly T[]): Parameter<T[]> => ({
  read: (written) => allowed.filter((word) => (written ?? '').split(',').includes(word)),
  write: (value) => value.join(',') || null,
})

/** Whole numbers, such as those of records, however many. */
export const numbers = (): Parameter<readonly string[]> => ({
  read: (written) => (written ?? '').split(',').filter((number) => /^\d{1,9}$/.test(number)),
  write: (value) => value.join(',') || null,
})

type Parameters<T> = { readonly [Name in keyof T]: Parameter<T[Name]> }

/** What a search says of some parameters. */
export const valuesIn = <T extends Record<string, unknown>>(
  search: URLSearchParams,
  parameters: Parameters<T>,
) =>
  Object.fromEntries(
    (Object.entries(parameters) as [string, Parameter<unknown>][]).map(([name, { read }]) => [
      name,
      read(search.get(name)),
    ]),
  ) as T

/** The address at this moment, which may be ahead of what is rendered. */
function useLiveLocation() {
  const { navigator } = use(UNSAFE_NavigationContext)
  // Every history of the router has it, and the type of a navigator leaves it out.
  return () => (navigator as unknown as { readonly location: Location }).location
}

export interface SetOptions<T> {
  /** Whether it replaces the history's entry. @default false */
  isReplacing?: boolean
  /** Changes nothing once the address says something else than this. @default always */
  onlyWhile?: Partial<T> | undefined
}

/**
 * State that lives in the address, so that a reload, a link and the back button show the same. Every change starts from
 * the address as it is when it is written: of two that follow each other closely both hold.
 * Writing replaces the history's entry when `isReplacing`, as while typing, and adds one otherwise.
 */
export function useAddressState<T extends Record<string, unknown>>(parameters: Parameters<T>) {
  'use memo'
  const [search] = useSearchParams()
  const here = useHref(useLocation().pathname)
  const navigate = useNavigate()
  const liveLocation = useLiveLocation()
  const values = valuesIn(search, parameters)
  const written = (values: Partial<T>) =>
    Object.entries(values).map(
      ([name, value]) => [name, parameters[name]!.write(value as T[string])] as const,
    )
  const write = (changes: Partial<T>, isReplacing: boolean, onlyWhile: Partial<T> = {}) => {
    const { pathname, search: current } = liveLocation()
    // Whoever is on the way to another page stays on it.
    if (pathname !== here) return
    const next = new URLSearchParams(current)
    const said = (name: string) => parameters[name]!.write(parameters[name]!.read(next.get(name)))
    if (written(onlyWhile).some(([name, value]) => said(name) !== value)) return
    for (const [name, value] of written(changes)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    void navigate({ search: `?${next}` }, { replace: isReplacing, preventScrollReset: true })
  }
  const set = (changes: Partial<T>, { isReplacing = false, onlyWhile }: SetOptions<T> = {}) =>
    isReplacing ? write(changes, true, onlyWhile) : afterPaint(() => write(changes, false, onlyWhile))
  return [values, set] as const
}
