/** What runs, or is believed, wherever a text is shown as something else than a text. `__ran` is what a test counts. */
export const payloads: readonly string[] = [
  '<img src=x onerror=__ran()>',
  '"><script>__ran()</script>',
  "'><svg onload=__ran()>",
  '</title></textarea><iframe srcdoc="<script>parent.__ran()</script>">',
  'javascript:__ran()',
  '{{constructor.constructor("__ran()")()}}',
  '=HYPERLINK("http://zly.example","Kliknij")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\u202Etxt.exe\u202C\u200B\u2066ukryte\u2069',
  'Jan\u2028Set-Cookie: x=1',
];
