import { createContext, type ReactNode, use } from 'react'
import './parts.css'
import { useModes } from './useModes.ts'

const Version = createContext(0)

/** Grows whenever the toolbar changes the modes: what reads computed colours renders anew. */
export const useVersion = () => use(Version)

/** A block of a foundations page on the design system's own canvas, in the modes of the toolbar. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <Version value={useModes()}>
      <div className="sb-unstyled f-ground" lang="en" dir="ltr">
        {children}
      </div>
    </Version>
  )
}

/** A titled part of a block. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="f-part">
      <header>
        <h3>{title}</h3>
        {note && <p>{note}</p>}
      </header>
      {children}
    </section>
  )
}
