import type { href } from 'react-router-dom'
import type { MessageId } from '../i18n/intl.ts'
import type { Access } from './access.ts'
import type { Branch } from './branches.ts'
import type { LazyScreen } from './lazy-screen.ts'

/** A path of the product as the manifests of the features have it. */
export type Path = Parameters<typeof href>[0]

/** `blank` has no navigation; `default` has it; `fixed` has it and fills the window's height. */
export type LayoutName = 'blank' | 'default' | 'fixed'

type NameIn<Group extends string> =
  Extract<MessageId, `${Group}.${string}`> extends `${Group}.${infer Name}` ? Name : never

/** What a feature says of one of its addresses. */
export interface RouteSpec {
  /** What it shows, as the last words of its title's id; the palette finds it by `palette.also.` with it too, if there is such a message. */
  readonly title: NameIn<'titles'>
  /** @default 'default' */
  readonly layout?: LayoutName
  /** @default 'signed-in' */
  readonly access?: Access
  /** The screen; left out where all addresses of the feature share one. */
  readonly screen?: LazyScreen
  /** The branch of the navigation that it lies in, and is listed with in the palette; there is no entry for a path with parameters. */
  readonly branch?: Branch
  /** What it is called in the navigation. @default its title */
  readonly label?: MessageId
  /** Which of several designs of the same screen it is. */
  readonly version?: number
  /** The path whose navigation entry is the current one here too, such as the list of a record. */
  readonly parent?: string
  /** The branch that the palette lists it with. @default `branch` */
  readonly paletteBranch?: Branch
  /** After `g`, the key that leads there: a letter of its English name, the same in every language. */
  readonly goKey?: string
}

/** A route of the product. */
export interface Route extends RouteSpec {
  readonly path: string
  readonly layout: LayoutName
  readonly access: Access
  readonly screen: LazyScreen
}

/** What is known of an address, but not what it shows. */
export type RouteFacts = Omit<Route, 'screen'>

/** The addresses of a feature by their paths. */
export type Routes<P extends string = string> = Readonly<
  Record<P, RouteSpec & { readonly screen: LazyScreen }>
>

type WithScreen<Shared> = Shared extends { readonly screen: LazyScreen }
  ? unknown
  : { readonly screen: LazyScreen }

/** The addresses of a feature by their paths, with all that the product knows of them: first what they share. */
export const defineRoutes = <P extends string, Shared extends Partial<RouteSpec>>(
  shared: Shared,
  specs: Readonly<Record<P, RouteSpec & { readonly parent?: NoInfer<P> } & WithScreen<NoInfer<Shared>>>>,
): Routes<P> =>
  Object.fromEntries(
    Object.entries<RouteSpec>(specs).map(([path, spec]) => [path, { ...shared, ...spec }]),
  ) as unknown as Routes<P>
