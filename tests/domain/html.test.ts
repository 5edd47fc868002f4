import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from '../../src/domain/language/html.ts';

test('text stays text between tags and in quotes of either kind', () => {
  expect(escapeHtml(`<b title="a" id='b'>&amp;</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  );
});

test('data for a script ends no element and comes out as it went in', () => {
  const data = { name: '</script><!-- <script>', more: ["'", '"', '\\u003c'] };
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
