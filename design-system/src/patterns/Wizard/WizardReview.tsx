import { type ReactNode, type Ref, use } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { WizardContext } from './WizardContext.ts'
import * as styles from './Wizard.css.ts'

/** What was answered in one step. */
export interface ReviewPart {
  /** The id of the step. */
  stepId: string
  /** Each answer by what was asked; an empty one says that it is not filled in. */
  answers: readonly { term: string; description: ReactNode }[]
}

export interface WizardReviewProps {
  /** The answers, step by step. */
  parts: readonly ReviewPart[]
  ref?: Ref<HTMLDivElement>
}

const isEmpty = (answer: ReactNode) =>
  answer === undefined || answer === null || answer === '' || answer === false

/**
 * All answers of a wizard, each step's with the way back to it.
 *
 * Use when it is the last step of a `Wizard`. Not outside of one: use `DescriptionList`.
 */
export function WizardReview({ parts, ...rest }: WizardReviewProps) {
  const strings = useFormStrings()
  const { steps, goTo, headingLevel } = use(WizardContext)
  return (
    <div {...rest} className={styles.review}>
      {parts.map(({ stepId, answers }) => {
        const label = steps.find(({ id }) => id === stepId)?.label ?? stepId
        return (
          <div key={stepId} className={styles.part}>
            <div className={styles.partHead}>
              <Heading level={headingLevel === 2 ? 3 : 4} size="card">
                {label}
              </Heading>
              <Button size="small" variant="plain" tone="primary" onPress={() => void goTo(stepId)}>
                {strings.change(label)}
              </Button>
            </div>
            <DescriptionList
              columns={2}
              items={answers.map(({ term, description }) => ({
                term,
                description: isEmpty(description) ? (
                  <span className={styles.empty}>{strings.notSet}</span>
                ) : (
                  description
                ),
              }))}
            />
          </div>
        )
      })}
    </div>
  )
}
