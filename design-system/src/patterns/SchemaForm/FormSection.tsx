import { type ReactNode, type Ref, useId } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import * as styles from './SchemaForm.css.ts'

export interface FormSectionProps {
  /** What its fields are about. */
  title: string
  /** A sentence that says more. */
  description?: string
  /** The fields. */
  children: ReactNode
  /** How many fields stand beside each other where there is room. @default 1 */
  columns?: 1 | 2 | 3
  /** The depth of its title in the page's outline. @default 2 */
  level?: 2 | 3
  ref?: Ref<HTMLElement>
}

/**
 * Fields of a form that belong together, under a title.
 *
 * Use when a form has more than some six fields. Not for steps that follow each other: use `Wizard`.
 */
export function FormSection({
  title,
  description,
  children,
  columns = 1,
  level = 2,
  ...rest
}: FormSectionProps) {
  const id = useId()
  return (
    <section {...rest} aria-labelledby={id} className={styles.section}>
      <div>
        <Heading level={level} size="card" id={id}>
          {title}
        </Heading>
        {description && <p className={styles.sectionText}>{description}</p>}
      </div>
      <Grid columns={{ base: 1, sm: Math.min(columns, 2), md: columns }} gap={16}>
        {children}
      </Grid>
    </section>
  )
}
