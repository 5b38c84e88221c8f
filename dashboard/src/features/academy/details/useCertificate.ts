import type { CourseDetails } from '@data1522/mocks/contract/courses'
import { appTitle } from '../../../core/brand.ts'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { store } from '../../../core/store.ts'
import { useDuration } from '../../../entities/course/useDuration.ts'
import { useDocumentFile } from '../../../entities/invoice/pdf/useDocumentFile.ts'

/** Makes the certificate of a course that is complete, and hands it to the browser. */
export function useCertificate(course: CourseDetails) {
  const text = useText()
  const { day, number } = useFormats()
  const duration = useDuration()
  const { save, isMaking } = useDocumentFile({
    failed: () => text('academy.certificateFailed'),
    failedText: () => text('academy.certificateFailedText'),
  })
  const { title, instructor, length, totalLectures } = course
  const make = () =>
    save(() => ({
      name: `${text('academy.certificateFile', { title })}.pdf`,
      labels: {
        title: text('academy.certificateTitle'),
        issuer: appTitle,
        awarded: text('academy.certificateAwarded'),
        holder: store.get(sessionAtom)?.userData.fullName ?? '',
        has: text('academy.certificateHas'),
        course: title,
        facts: [
          { term: text('academy.lectures'), value: number(totalLectures) },
          { term: text('academy.length'), value: duration(length) },
          { term: text('academy.instructor'), value: instructor },
          { term: text('academy.certificateDay'), value: day(Date.now()) },
        ],
      },
    }))
  return { make, isMaking }
}
