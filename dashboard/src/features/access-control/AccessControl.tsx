import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Columns } from '@data1522/design-system/Columns'
import { Icon } from '@data1522/design-system/Icon'
import { IconEye } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { rulesAtom } from '../../core/auth/access.ts'
import { conditionsMatcherAtom, loadConditions } from '../../core/auth/conditions.ts'
import { mayViewAsAtom, viewAsAtom } from '../../core/auth/view-as.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { abilityOf } from '../../core/auth/ability.ts'
import { Decided } from '../../core/auth/Decided.tsx'
import { Answer } from './Answer.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { exampleRules, type Inquiry, questionOf } from './example.ts'
import { ExampleOrders } from './ExampleOrders.tsx'
import { PermissionCards } from './PermissionCards.tsx'
import { RuleList } from './RuleList.tsx'

const first: Inquiry = { whose: 'own', action: 'read', subject: 'AclDemo', field: '', order: null }

/** Shows the rules at work: what they let one see, which they are, and which of them answers a question. */
export function AccessControl() {
  const text = useText()
  const own = useAtomValue(rulesAtom)
  const matcher = useAtomValue(conditionsMatcherAtom)
  const isViewing = useAtomValue(viewAsAtom) !== null
  const mayView = useAtomValue(mayViewAsAtom)
  const chooseView = useSetAtom(isViewDialogOpenAtom)
  const [inquiry, setInquiry] = useState(first)
  const [askedBy, setAskedBy] = useState<'form' | 'example' | null>(null)
  const setInquiryFrom = (by: 'form' | 'example') => (next: Inquiry) => {
    setAskedBy(by)
    setInquiry(next)
  }
  const closed = text('access.example.closed')
  const kept = text('access.example.kept')
  const example = useMemo(() => exampleRules({ closed, kept }), [closed, kept])
  useEffect(() => void loadConditions().catch(() => undefined), [])
  const rules = inquiry.whose === 'own' ? own : example
  const decision = abilityOf(rules, matcher).decide(questionOf(inquiry))
  const title = text('titles.accessControl')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={text('access.description')}
        actions={
          <Decided decision={{ state: mayView ? 'allowed' : 'denied' }} label={text('shell.viewAs')}>
            {(isDisabled) => (
              <Button
                start={<Icon icon={IconEye} size={18} />}
                isDisabled={isDisabled}
                onPress={() => chooseView(true)}
              >
                {text('shell.viewAs')}
              </Button>
            )}
          </Decided>
        }
      />
      <Stack gap="gap">
        <PermissionCards />
        <ExampleOrders
          decide={abilityOf(example, matcher).decide}
          onInquiry={setInquiryFrom('example')}
          answer={askedBy === 'example' && <Answer decision={decision} rules={rules} isAsked />}
        />
        <Columns sideWidth={400}>
          <Card as="section" aria-labelledby="access-ask">
            <Stack gap={16}>
              <CardHeader
                id="access-ask"
                title={text('access.ask')}
                subtitle={text('access.askDescription')}
              />
              <InquiryForm inquiry={inquiry} onChange={setInquiryFrom('form')} isViewing={isViewing} />
              <Answer decision={decision} rules={rules} isAsked={askedBy === 'form'} />
            </Stack>
          </Card>
          <Card as="section" aria-labelledby="access-rules">
            <Stack gap={16}>
              <CardHeader id="access-rules" title={text('access.rules')} subtitle={text('access.order')} />
              <RuleList
                rules={rules}
                deciding={decision.state === 'loading' ? undefined : decision.rule}
                isDoubtful={decision.state === 'error'}
              />
            </Stack>
          </Card>
        </Columns>
      </Stack>
    </>
  )
}
