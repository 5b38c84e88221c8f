/** An article with everything that prose may hold. */
export const Article = () => (
  <>
    <h1>How refunds work</h1>
    <p>
      A refund gives back what a person paid, <strong>in the same currency</strong> and to the same card. It
      takes <a href="#days">three to five days</a>, because banks book at night.
    </p>
    <h2>Before you start</h2>
    <ul>
      <li>Look up the order and check what was returned.</li>
      <li>
        Decide what to give back:
        <ul>
          <li>everything, with shipping;</li>
          <li>some of the products.</li>
        </ul>
      </li>
    </ul>
    <ol>
      <li>Open the order and choose “Refund”.</li>
      <li>
        Enter the amount, or press <kbd>Ctrl A</kbd> for all of it.
      </li>
    </ol>
    <blockquote>
      Say what happens next, and when. People wait gladly for what they can foresee.
      <cite>Maya Laurent, support</cite>
    </blockquote>
    <h3>For programs</h3>
    <p>
      Send the amount in cents to <code>/v1/refunds</code>; <mark>zero is refused</mark>.
    </p>
    <pre>
      <code>{'{\n  "order": 4811,\n  "amount": 1284\n}'}</code>
    </pre>
    <table>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Takes</th>
          <th scope="col">Costs</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Card</th>
          <td>3 to 5 days</td>
          <td>nothing</td>
        </tr>
        <tr>
          <th scope="row">Bank transfer</th>
          <td>1 day</td>
          <td>0.20 a transfer</td>
        </tr>
      </tbody>
    </table>
    <hr />
    <p>
      <small>Last changed in November.</small>
    </p>
  </>
)

export const arabicArticle = `
<h2>كيف تُردّ المبالغ</h2>
<p>نُعيد المبلغ <strong>بالعملة نفسها</strong> إلى البطاقة نفسها. يستغرق ذلك <a href="#days">من ثلاثة إلى خمسة أيام</a>.</p>
<ol><li>افتح الطلب.</li><li>اختر «ردّ المبلغ»، أو أرسل الطلب إلى <code>/v1/refunds</code>.</li></ol>
<blockquote>قل للناس ماذا سيحدث ومتى.</blockquote>
<pre><code>{ "order": 4811 }</code></pre>`
