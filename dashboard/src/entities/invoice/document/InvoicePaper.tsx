import { Box } from '@data1522/design-system/Box'
import { Brand } from '@data1522/design-system/Brand'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { PrintSheet } from '@data1522/design-system/PrintSheet'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useId } from 'react'
import { useMedia } from '../../../core/useMedia.ts'
import { BidiText } from './BidiText.tsx'
import type { InvoiceContent } from './content.ts'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import type { Fact } from '../pdf/document-words.ts'
import { useInvoiceLabels } from './useInvoiceLabels.ts'

const factItems = (facts: readonly Fact[]) =>
  facts.map(({ term, value }) => ({ term, description: <Text as="bdi">{value}</Text> }))

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack gap={2}>
    {lines.map((line) => (
      <BidiText key={line} ink="muted">
        {line}
      </BidiText>
    ))}
  </Stack>
)

/** Where four columns have room. */
const WIDE = '(width >= 37.5rem)'

/** The document of an invoice. */
export function InvoicePaper({ sheet }: { sheet: InvoiceContent }) {
  const { words, isShopPending } = useInvoiceLabels(sheet)
  const titleId = useId()
  const hasColumns = useMedia(WIDE)
  return (
    <PrintSheet aria-labelledby={titleId}>
      <Stack gap={32}>
        <Inline justify="between" align="start" gap={24}>
          <Stack gap={12}>
            {isShopPending ? (
              <Skeleton shape="text" lines={6} width={220} />
            ) : (
              <>
                <Brand name={words.shop.name} />
                <Lines lines={words.shop.lines} />
              </>
            )}
          </Stack>
          <Stack gap={12}>
            <Heading level={2} size="page" id={titleId}>
              {words.title}
            </Heading>
            <Box minWidth={250}>
              <DescriptionList items={factItems(words.facts)} />
            </Box>
          </Stack>
        </Inline>
        <Divider />
        <Grid columns={{ base: 1, sm: 2 }} gap={24}>
          <Stack gap={8}>
            <Heading level={3}>{words.client.title}</Heading>
            <BidiText weight="semibold">{words.client.name}</BidiText>
            <Lines lines={words.client.lines} />
          </Stack>
          <Stack gap={8}>
            <Heading level={3}>{words.payTitle}</Heading>
            <DescriptionList items={factItems(words.pay)} />
          </Stack>
        </Grid>
        <InvoiceLines words={words} isCompact={!hasColumns} />
        <InvoiceTotals words={words} />
        {[words.note, words.terms].map(
          (part) =>
            part && (
              <Stack key={part.title} gap={4}>
                <Heading level={3}>{part.title}</Heading>
                <BidiText ink="muted">{part.text}</BidiText>
              </Stack>
            ),
        )}
        {words.stub && (
          <Stack as="section" gap={12} aria-label={words.stub.title}>
            <Divider />
            <Heading level={3}>{words.stub.title}</Heading>
            <Text ink="muted">{words.stub.text}</Text>
            <DescriptionList items={factItems(words.stub.facts)} columns={2} />
          </Stack>
        )}
      </Stack>
    </PrintSheet>
  )
}
