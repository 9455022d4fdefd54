/** What would like to be more than text. */
export const hostile = [
  '<script>window.hacked = alert(1)</script>',
  '<img src="http://evil.example/a.png" onerror="window.hacked = alert(2)">',
  '<iframe src="http://evil.example/"></iframe>',
  '<svg onload="window.hacked = alert(3)"><path d="M0 0"/></svg>',
  '<a href="javascript:alert(4)">press</a>',
  '<style>@import url(http://evil.example/a.css);</style>',
  '"><form action="http://evil.example/"><input autofocus onfocus="alert(5)">',
  "' onmouseover='alert(6)' x='",
  '&lt;script&gt;alert(7)&lt;/script&gt;',
  '<!--><img src=x onerror=alert(8)>-->',
  '</title><script>alert(9)</script>',
  '</h1></main></body></html><script>alert(10)</script>',
  '<meta http-equiv="refresh" content="0;url=http://evil.example/">',
  '<base href="http://evil.example/">',
  ']]><x xmlns="http://www.w3.org/1999/xhtml" onload="alert(11)"/>',
  '${alert(12)} {{7*7}} <%= 7*7 %>',
] as const
