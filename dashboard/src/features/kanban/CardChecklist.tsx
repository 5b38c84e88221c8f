import { BoardComposer } from '@data1522/design-system/BoardComposer'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { KANBAN_LIMITS, type KanbanItem } from '@data1522/mocks/contract/kanban'
import { useState } from 'react'
import { Can } from '../../core/auth/Can.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useCardChanges } from '../../entities/board/useCardChanges.ts'
import { CheckRow } from './CheckRow.tsx'

/** The steps of a card: ticked, renamed and added in their place. */
export function CardChecklist({ item, isReadOnly }: { item: KanbanItem; isReadOnly: boolean }) {
  const text = useText()
  const changes = useCardChanges(item)
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string>()
  const { checklist } = item
  const total = checklist.length
  const done = checklist.filter(({ isDone }) => isDone).length
  const add = async (lines: readonly string[]) => {
    const problem = lines.some(({ length }) => length > KANBAN_LIMITS.line)
      ? text('kanban.tooLong', { count: KANBAN_LIMITS.line })
      : total + lines.length > KANBAN_LIMITS.checks
        ? text('kanbanCard.tooManyChecks', { count: KANBAN_LIMITS.checks })
        : undefined
    setError(problem)
    return problem === undefined && (await changes.addChecks(lines))
  }
  const progress = text('kanban.checked', { done, total })
  return (
    <Stack gap={8} as="section">
      <Inline justify="between" gap={12} isWrapping={false}>
        <Inline gap={8} isWrapping={false}>
          <Heading level={3} size="card">
            {text('kanbanCard.checklist')}
          </Heading>
          {total > 0 && (
            <Text as="span" size="sm" ink="muted">
              {progress}
            </Text>
          )}
        </Inline>
        {total > 0 && (
          <Box minWidth={112} maxWidth={112}>
            <Meter
              isBare
              size="small"
              tone={done === total ? 'success' : 'primary'}
              label={text('kanbanCard.checklist')}
              value={done}
              max={total}
              valueText={progress}
            />
          </Box>
        )}
      </Inline>
      {checklist.map((check) => (
        <CheckRow key={check.id} check={check} item={item} isReadOnly={isReadOnly} />
      ))}
      {isAdding && (
        <BoardComposer
          label={text('kanbanCard.checkTitle')}
          placeholder={text('kanbanCard.checkHint')}
          submitLabel={text('kanbanCard.addCheck')}
          cancelLabel={text('kanban.cancel')}
          isMultiple
          isRepeating
          error={error}
          onSubmit={add}
          onCancel={() => {
            setError(undefined)
            setAdding(false)
          }}
        />
      )}
      {!isAdding && (
        <Inline>
          <Can action="update" subject="Board" label={text('kanbanCard.addCheck')}>
            {(isDisabled) => (
              <Button
                variant="plain"
                size="small"
                start={<Icon icon={IconPlus} size={16} />}
                isDisabled={isDisabled}
                onPress={() => setAdding(true)}
              >
                {text('kanbanCard.addCheck')}
              </Button>
            )}
          </Can>
        </Inline>
      )}
    </Stack>
  )
}
