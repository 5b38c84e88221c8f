import type { Comparison } from './time.ts'

/** How each part of a dashboard is made. */
export type Makers<Parts> = { readonly [Name in keyof Parts]: (comparison: Comparison) => Parts[Name] }

/** All parts of a dashboard. */
export const allParts = <Parts extends object>(makers: Makers<Parts>, comparison: Comparison) =>
  Object.fromEntries(
    (Object.entries(makers) as [string, (comparison: Comparison) => unknown][]).map(([name, make]) => [
      name,
      make(comparison),
    ]),
  ) as Parts

/** One part of a dashboard under its name; nothing if there is none of that name. */
export const onePart = <Parts extends object>(
  makers: Makers<Parts>,
  name: string,
  comparison: Comparison,
) => {
  if (!Object.hasOwn(makers, name)) return undefined
  const known = name as keyof Parts & string
  return { [known]: makers[known](comparison) } as Partial<Parts>
}
