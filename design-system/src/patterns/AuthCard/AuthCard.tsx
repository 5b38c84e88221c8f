import type { ReactNode, Ref } from 'react'
import { Brand } from '../../components/Brand/Brand.tsx'
import { AuthShapes } from './AuthShapes.tsx'
import * as styles from './AuthCard.css.ts'

export interface AuthCardProps {
  /** The form and what belongs to it, under the page's one heading of level 1. */
  children: ReactNode
  /** The product's name, above the form. */
  brand: string
  /** Controls at the end of the top edge: language, theme. */
  controls?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * One card in the middle of the page, with the brand's shapes behind its corners, and a form.
 *
 * Use when a visitor signs in, registers or recovers an account and nothing else should draw the eye. Not where the
 * product's promise stands beside the form: use `AuthLayout`; nor inside the application's frame: use `Card`.
 */
export function AuthCard({ children, brand, controls, ...rest }: AuthCardProps) {
  return (
    <div {...rest} className={styles.page}>
      {controls && <header className={styles.bar}>{controls}</header>}
      <main id="content" className={styles.main}>
        <AuthShapes />
        <div className={styles.card}>
          <span className={styles.brand}>
            <Brand name={brand} />
          </span>
          {children}
        </div>
      </main>
    </div>
  )
}
