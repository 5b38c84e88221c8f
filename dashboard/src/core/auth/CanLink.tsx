import { Button } from '@data1522/design-system/Button'
import { LinkButton, type LinkButtonProps } from '@data1522/design-system/LinkButton'
import { Can } from './Can.tsx'
import type { Question } from './decision.ts'

type CanLinkProps = Question &
  Pick<LinkButtonProps, 'href' | 'start' | 'tone' | 'variant'> & {
    /** Where it leads to, in words. */
    label: string
  }

/**
 * A link to where something is done; who may not do it finds a disabled button, which says why.
 *
 * Use when an action begins at an address of its own. Not for one that begins where it stands: use `Can`.
 */
export function CanLink({ action, subject, field, of, label, href, ...look }: CanLinkProps) {
  return (
    <Can {...{ action, subject, field, of }} label={label}>
      {(isDisabled) =>
        isDisabled ? (
          <Button {...look} isDisabled>
            {label}
          </Button>
        ) : (
          <LinkButton {...look} href={href}>
            {label}
          </LinkButton>
        )
      }
    </Can>
  )
}
