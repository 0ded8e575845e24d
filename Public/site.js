// Adds to pages that are complete without it: the arrow keys turn to the previous and next language.
// They mean the same beside a right-to-left screen: the frame holds still, the screen turns.
"use strict";
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rel = event.key === "ArrowLeft" ? "prev" : event.key === "ArrowRight" ? "next" : null;
  if (!rel || event.target.closest("input, select, textarea, summary, [contenteditable], [tabindex='0']")) return;
  const link = document.querySelector(`link[rel="${rel}"]`);
  if (link) location.href = link.href;
});
