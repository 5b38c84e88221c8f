import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { IconArrowDown, IconArrowUp } from '../../icons/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { moved } from './moved.ts'
import { ReorderableStack } from './ReorderableStack.tsx'

const questions = ['How did you find us?', 'What should we change?', 'May we write to you?']

const Questions = ({ withButtons = false }: { withButtons?: boolean }) => {
  const [items, setItems] = useState(questions)
  return (
    <ReorderableStack
      label="Questions"
      items={items}
      itemId={(question) => question}
      itemName={(_, index) => `question ${index + 1}`}
      onMove={(from, to) => setItems((now) => moved(now, from, to))}
    >
      {(question, { isFirst, isLast, move }) => (
        <Inline isWrapping={false} align="end">
          <TextField label="Question" defaultValue={question} />
          {withButtons && (
            <>
              <IconButton icon={IconArrowUp} label="Up" isDisabled={isFirst} onPress={() => move(-1)} />
              <IconButton icon={IconArrowDown} label="Down" isDisabled={isLast} onPress={() => move(1)} />
            </>
          )}
        </Inline>
      )}
    </ReorderableStack>
  )
}

const meta = preview.meta({
  title: 'Forms/ReorderableStack',
  component: ReorderableStack,
  args: {
    label: 'Questions',
    items: questions,
    itemId: String,
    itemName: String,
    children: String,
    onMove: () => undefined,
  },
  render: () => <Questions />,
})

export const Playground = meta.story()

/** For those who neither drag nor have keys at hand. */
export const WithButtons = meta.story({ render: () => <Questions withButtons /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Questions withButtons />
    </Pictures>
  ),
})
