// Without the viewer's file the page keeps its link to the document itself
if (window.SwaggerUIBundle) {
  window.SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'list',
    validatorUrl: null,
  });
}
