// Adds to pages that are complete without it. It never makes content.
"use strict";

// The arrow keys turn to the previous and next language. They mean the same beside a right-to-left screen: the frame holds still.
document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rel = event.key === "ArrowLeft" ? "prev" : event.key === "ArrowRight" ? "next" : null;
  if (!rel || event.target.closest("input, select, textarea, summary, [contenteditable], [tabindex='0']")) return;
  const link = document.querySelector(`link[rel="${rel}"]`);
  if (link) location.href = link.href;
});

// What a screen looks like is part of its address: `#dark-ax3-tablet`. The address sets the controls, and they set the address.
const tools = document.querySelector(".page-preview .tools");
if (tools) {
  const inputs = [...tools.querySelectorAll("input")];
  const part = (input) => input.id.slice(input.name.length + 1);
  const read = () => {
    const at = document.querySelector(".at > :target");
    const parts = at ? at.id.split("-") : [];
    if (at) for (const input of inputs) if (input.defaultChecked) input.checked = true;
    for (const input of inputs) if (parts.includes(part(input))) input.checked = true;
    // Whoever turns to another screen keeps what was chosen.
    for (const link of document.querySelectorAll(".rail a, .pager a, .step")) link.hash = at ? at.id : "";
  };
  tools.addEventListener("change", () => {
    const chosen = inputs.filter((input) => input.checked && !input.defaultChecked).map(part);
    location.replace(`#${chosen.join("-") || "light"}`);
  });
  addEventListener("hashchange", read);
  read();
}

// A finding that an address names is opened.
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = target?.querySelector("details");
  if (details) details.open = true;
};
addEventListener("hashchange", reveal);
reveal();

// How many findings a filter leaves: the style sheet hides them, this counts. Rules are too many for a style sheet.
const filters = document.querySelector(".filters");
const tally = document.querySelector(".none");
if (filters && tally) {
  const cases = [...document.querySelectorAll(".case")];
  for (const fieldset of filters.querySelectorAll(".scripted")) fieldset.hidden = false;
  const filter = () => {
    const rule = filters.elements.rule?.value;
    for (const item of cases) item.hidden = Boolean(rule) && item.dataset.rule !== rule;
    const shown = cases.filter((item) => item.firstElementChild.checkVisibility()).length;
    tally.hidden = !rule && !filters.querySelector("input:checked");
    tally.textContent = shown
      ? `Showing ${shown} of ${cases.length}`
      : `No finding matches this filter. ${cases.length} findings are hidden.`;
  };
  filters.addEventListener("change", filter);
  filters.addEventListener("reset", () => setTimeout(filter));
  filter();
}

// Pickers close by Escape, and when another one opens.
const pickers = [...document.querySelectorAll(".rail details")];
for (const picker of pickers) {
  picker.addEventListener("toggle", () => {
    if (picker.open) for (const other of pickers) if (other !== picker) other.open = false;
  });
  picker.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    picker.open = false;
    picker.querySelector("summary").focus();
  });
}

// In the navigation of a narrow window the current page is in view.
const current = document.querySelector(".bar [aria-current]");
if (current) current.parentElement.scrollLeft = current.offsetLeft - current.parentElement.offsetLeft - 16;

// On a designer's page, what is clicked on the screen is what the inspector shows.
if (document.body.classList.contains("page-handoff")) {
  document.querySelector(".phone").addEventListener("click", (event) => {
    const element = event.target.closest("[id^=d]");
    if (!element || event.target.closest("a[href]")) return;
    event.preventDefault();
    location.hash = `e${element.id.slice(1)}`;
  });
}
