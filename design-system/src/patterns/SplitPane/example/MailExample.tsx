import { useState } from 'react'
import { Box } from '../../../layout/Box/Box.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { SplitPane } from '../SplitPane.tsx'

const english = {
  folders: 'Folders',
  list: 'Inbox',
  reader: 'Mail',
  folder: (index: number) => `Folder ${index}`,
  open: (index: number) => `Offer ${index}`,
  body: 'The matte finish came back cleaner than we hoped. Is Friday still the cut-off for the Lyon batch?',
}
const arabic: typeof english = {
  folders: 'المجلدات',
  list: 'الوارد',
  reader: 'رسالة',
  folder: (index) => `مجلد ${index}`,
  open: (index) => `عرض ${index}`,
  body: 'جاءت الطبقة غير اللامعة أنظف مما توقعنا. هل ما زال الجمعة آخر موعد لدفعة ليون؟',
}
const indices = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

export interface MailExampleProps {
  /** How many panes there are. @default 3 */
  count?: 2 | 3
  /** @default the list */
  initialPane?: string
  isArabic?: boolean
  /** Called with the widths that are chosen. */
  onSizes?: (sizes: Readonly<Record<string, number>>) => void
}

/** Folders, a list and what is chosen in it. */
export function MailExample({ count = 3, initialPane = 'list', isArabic, onSizes }: MailExampleProps) {
  const [activePane, setActivePane] = useState(initialPane)
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({})
  const words = isArabic ? arabic : english
  const header = (title: string) => (
    <Box padding={16}>
      <Heading level={2} size="card">
        {title}
      </Heading>
    </Box>
  )
  const panes = [
    {
      id: 'folders',
      label: words.folders,
      header: header(words.folders),
      content: (
        <Box padding={16}>
          <Stack gap={8}>
            {indices(4).map((index) => (
              <Text key={index}>{words.folder(index)}</Text>
            ))}
          </Stack>
        </Box>
      ),
      footer: <Box padding={16}>{words.folder(5)}</Box>,
      defaultSize: 200,
      minSize: 160,
      maxSize: 320,
      ground: 'subtle' as const,
    },
    {
      id: 'list',
      label: words.list,
      header: header(words.list),
      content: (
        <Box padding={16}>
          <Stack gap={8} align="start">
            {indices(24).map((index) => (
              <Button key={index} variant="plain" onPress={() => setActivePane('reader')}>
                {words.open(index)}
              </Button>
            ))}
          </Stack>
        </Box>
      ),
      defaultSize: 300,
      maxSize: 480,
    },
    {
      id: 'reader',
      label: words.reader,
      header: header(words.reader),
      content: (
        <Box padding={16}>
          <Text>{words.body}</Text>
        </Box>
      ),
      minSize: 280,
    },
  ]
  return (
    <SplitPane
      panes={panes.slice(3 - count)}
      activePane={activePane}
      onActivePaneChange={setActivePane}
      sizes={sizes}
      onSizesChange={(next) => {
        setSizes(next)
        onSizes?.(next)
      }}
    />
  )
}
