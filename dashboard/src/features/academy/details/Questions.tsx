import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Form } from '@data1522/design-system/Form'
import { Inline } from '@data1522/design-system/Inline'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import type { Quiz, QuizResult } from '@data1522/mocks/contract/lectures'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { quizQuery } from '../../../entities/course/queries.ts'
import { useQuizCheck } from '../../../entities/course/useQuizCheck.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'

interface QuestionsProps {
  courseId: number
  /** The section by its id; another one needs another `key`. */
  section: number
}

/** The button that was pressed goes, and a second press may not reach the one in its place. */
const takeFocus = (verdict: HTMLElement | null) => verdict?.focus()

/** The questions at the end of a section, which say what was right and why. */
export function Questions({ courseId, section }: QuestionsProps) {
  const text = useText()
  const query = useQuery(quizQuery(courseId, section))
  if (query.data) return <Asked courseId={courseId} section={section} quiz={query.data} />
  if (query.isError) return <LoadFailure query={query} title={text('academy.questionsFailed')} />
  return <Skeleton shape="text" lines={8} />
}

function Asked({ courseId, section, quiz: { questions } }: QuestionsProps & { quiz: Quiz }) {
  const text = useText()
  const check = useQuizCheck(courseId, section)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const [result, setResult] = useState<QuizResult>()
  const [isChecking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = async () => {
    if (chosen.size < questions.length || isChecking) return
    setChecking(true)
    setResult(await check(chosen))
    setChecking(false)
  }
  const again = () => {
    setChosen(new Map())
    setResult(undefined)
    form.current?.querySelector('input')?.focus()
  }
  /** What is said of an answer below its question. */
  const said = ({ id, options }: Quiz['questions'][number]) => {
    const answer = result?.answers.find(({ questionId }) => questionId === id)
    if (!answer) return {}
    const { isRight, rightOption, why } = answer
    if (isRight) return { description: text('academy.answerRight', { why }) }
    const right = options.find((option) => option.id === rightOption)?.text ?? ''
    return { errorMessage: text('academy.answerWrong', { right, why }) }
  }
  return (
    <Form ref={form} label={text('academy.questions')} onSubmit={submit}>
      <Stack gap={24}>
        {questions.map((question) => (
          <RadioGroup
            key={question.id}
            label={question.text}
            isReadOnly={isChecking || result !== undefined}
            options={question.options.map((option) => ({ id: String(option.id), label: option.text }))}
            value={chosen.has(question.id) ? String(chosen.get(question.id)) : null}
            onChange={(option) => setChosen(new Map(chosen).set(question.id, Number(option)))}
            {...said(question)}
          />
        ))}
        {result && (
          <Alert
            tone={result.right === result.total ? 'success' : 'info'}
            isLive
            isFocusTarget
            ref={takeFocus}
          >
            {text('academy.answersRight', { right: result.right, total: result.total })}
          </Alert>
        )}
        <Inline>
          {result ? (
            <Button key="again" onPress={again}>
              {text('academy.answerAgain')}
            </Button>
          ) : (
            <Button
              key="check"
              type="submit"
              tone="primary"
              variant="soft"
              isPending={isChecking}
              isDisabled={chosen.size < questions.length}
            >
              {text('academy.answersCheck')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}
