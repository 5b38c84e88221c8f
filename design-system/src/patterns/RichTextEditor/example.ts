/** Texts of the stories and the tests, with everything that the editor can make. */
export const englishArticle = `
<h2>How refunds work</h2>
<p>A refund gives back what a person paid, <strong>in the same currency</strong> and to the <em>same card</em>. It takes <a href="https://example.com/days">three to five days</a>, because <u>banks</u> book at <s>day</s> night.</p>
<ul><li><p>Look up the order.</p></li><li><p>Check what was returned.</p></li></ul>
<blockquote><p>Say what happens next, and when.</p></blockquote>
<h3>For programs</h3>
<pre><code>{ "order": 4811, "amount": 1284 }</code></pre>
<table><tbody><tr><th><p>Method</p></th><th><p>Takes</p></th></tr><tr><td><p>Card</p></td><td><p>3 to 5 days</p></td></tr><tr><td><p>Bank transfer</p></td><td><p>1 day</p></td></tr></tbody></table>
<p align="center">Ask <code>#refunds</code> when in doubt.</p>`

export const arabicArticle = `
<h2>كيف تُردّ المبالغ</h2>
<p>نُعيد المبلغ <strong>بالعملة نفسها</strong> إلى <em>البطاقة نفسها</em>. يستغرق ذلك <a href="https://example.com/days">من ثلاثة إلى خمسة أيام</a>.</p>
<ol><li><p>افتح الطلب.</p></li><li><p>اختر «ردّ المبلغ»، أو أرسل الطلب إلى <code>/v1/refunds</code>.</p></li></ol>
<p>Latin words run from the left, within the same text.</p>
<blockquote><p>قل للناس ماذا سيحدث ومتى.</p></blockquote>`

/** A picture of a few bytes, in two colours. */
export const exampleImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGNgYPj/n6EBAAwEA/2N4M0mAAAAAElFTkSuQmCC'
