import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { CompactSteps } from '../../components/Stepper/CompactSteps.tsx'
import type { Step } from '../../components/Stepper/Stepper.tsx'
import { IconAlertTriangle, IconCheck, IconChevronDown } from '../../icons/icons.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import * as styles from './WizardRail.css.ts'

interface StepMenuProps {
  label: string
  steps: readonly (Step & { state: NonNullable<Step['state']> })[]
  index: number
  onStepChange: (id: string) => void
}

const icons = { complete: IconCheck, error: IconAlertTriangle, upcoming: undefined } as const

/** Where one is, and a menu of all steps, where a rail has no room. */
export function StepMenu({ label, steps, index, onStepChange }: StepMenuProps) {
  const strings = useFormStrings()
  const { locale } = useLocale()
  const format = new Intl.NumberFormat(locale)
  return (
    <>
      <CompactSteps steps={steps} current={index} className={styles.progress} />
      <Menu
        label={label}
        onAction={onStepChange}
        sections={[
          {
            id: 'steps',
            entries: steps.map((step, at) => ({
              id: step.id,
              label: `${format.format(at + 1)}. ${step.label}`,
              description: step.problem ?? step.description,
              icon: at === index ? undefined : icons[step.state],
              isDisabled: !step.isPressable,
            })),
          },
        ]}
      >
        <Button size="small" end={<Icon icon={IconChevronDown} size={18} />}>
          {strings.allSteps}
        </Button>
      </Menu>
    </>
  )
}
