// Adds to pages that are complete without it. It makes no content but measures, which only a browser knows.
"use strict";

// Single keys can be switched off at the foot of each page: some readers speak to their computers.
const stored = (value) => {
  try {
    if (value !== undefined) localStorage.setItem("paywallgen-keys", value);
    return localStorage.getItem("paywallgen-keys");
  } catch {
    return value ?? null;
  }
};
const keys = document.querySelector(".keys");
let hasKeys = stored() !== "off";
if (keys) {
  keys.hidden = false;
  const box = keys.querySelector("input");
  box.checked = hasKeys;
  box.addEventListener("change", () => {
    hasKeys = box.checked;
    stored(hasKeys ? "on" : "off");
  });
}

// The arrow keys turn to the previous and next language, with Shift to the tier. They mean the same beside a right-to-left screen: the
// frame holds still. A slash goes to the search field.
document.addEventListener("keydown", (event) => {
  if (!hasKeys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=checkbox]), select, textarea, summary, [contenteditable], [tabindex='0']")) return;
  if (event.key === "/") {
    event.preventDefault();
    const field = document.querySelector("#find");
    if (field) field.focus();
    else document.querySelector(".seek")?.click();
    return;
  }
  const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  if (!step) return;
  let link = document.querySelector(`.pager a[rel="${step < 0 ? "prev" : "next"}"], link[rel="${step < 0 ? "prev" : "next"}"]`);
  if (event.shiftKey) {
    const items = [...document.querySelectorAll("[data-axis=Tier] li a")];
    const here = items.findIndex((item) => item.hasAttribute("aria-current"));
    link = here < 0 ? null : items[here + step];
  }
  if (link) location.href = link.href;
});

// The overview can be searched: by what a row says, its languages, counts and findings, and by its paywall's name and common findings.
const find = document.querySelector(".find");
if (find) {
  find.hidden = false;
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const rows = [...document.querySelectorAll(".paywall")].flatMap((paywall) => {
    // What was found in every language is said above the rows, and is found in each of them.
    const name = paywall.querySelector("h2").textContent + " " + (paywall.querySelector(".common")?.textContent ?? "");
    return [...paywall.querySelectorAll("tbody tr, .strip > li")].map((row) => {
      const labels = [...row.querySelectorAll("[aria-label]")].map((item) => item.getAttribute("aria-label"));
      const isOpen = Boolean(row.querySelector(".count, .item"));
      return { paywall, row, isOpen, text: plain([name, row.textContent, ...labels].join(" ")) };
    });
  });
  // A row is a language of a paywall; where there is one paywall, that is a language.
  const unit = new Set(rows.map((entry) => entry.paywall)).size > 1 ? "rows" : "languages";
  const filter = () => {
    const words = plain(find.elements.text.value).split(/\s+/).filter(Boolean);
    const onlyOpen = find.elements.open.checked;
    let shown = 0;
    for (const { row, text, isOpen } of rows) {
      row.hidden = !words.every((word) => text.includes(word)) || (onlyOpen && !isOpen);
      if (!row.hidden) shown += 1;
    }
    for (const paywall of new Set(rows.map((entry) => entry.paywall))) {
      paywall.hidden = !rows.some((entry) => entry.paywall === paywall && !entry.row.hidden);
    }
    const isFiltered = words.length > 0 || onlyOpen;
    find.querySelector(".found").textContent = !isFiltered
      ? ""
      : shown
        ? `Showing ${shown} of ${rows.length} ${unit}`
        : `Nothing matches. ${rows.length} ${unit} are hidden.`;
  };
  find.addEventListener("input", filter);
  find.addEventListener("submit", (event) => event.preventDefault());
  find.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    find.reset();
    filter();
    find.elements.text.blur();
  });
  filter();
  // From other pages a link leads here.
  const arrive = () => location.hash === "#find" && find.elements.text.focus();
  addEventListener("hashchange", arrive);
  arrive();
}
const seek = document.querySelector(".seek");
if (seek) seek.hidden = false;

// What a screen looks like is part of its address: `#dark-ax3-tablet`. The address sets the controls, and they set the address.
const tools = document.querySelector(".page-preview .tools");
if (tools) {
  const inputs = [...tools.querySelectorAll("input")];
  const part = (input) => input.id.slice(input.name.length + 1);
  const read = () => {
    // Not by `:target`, which a page that is reloaded has only later.
    const named = document.getElementById(location.hash.slice(1));
    const at = named?.matches(".at > *") ? named : null;
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
  document.querySelector(".phone")?.addEventListener("click", (event) => {
    const element = event.target.closest("[id^=d]");
    if (!element || event.target.closest("a[href]")) return;
    event.preventDefault();
    location.hash = `e${element.id.slice(1)}`;
  });
}

// Redlines: how large elements are, and how far from each other, as the browser has laid them out. Sizes are told left of the phone and distances right
// of it, so that nothing is covered; the chosen element has its distances from the phone's edges, too. All in points, however large the screen is drawn.
const measures = document.querySelector("#marks-measures");
if (measures) {
  const bench = document.querySelector(".bench");
  const phone = bench.querySelector(".phone");
  const create = (name, attributes, parent) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return parent.appendChild(node);
  };
  const layer = create("svg", { class: "redlines", "aria-hidden": "true" }, bench);
  let zoom = 1;
  const tenths = (length) => String(Math.round((length / zoom) * 10) / 10);
  const draw = () => {
    layer.replaceChildren();
    if (!measures.checked) return;
    zoom = parseFloat(getComputedStyle(phone).zoom) || 1;
    const origin = bench.getBoundingClientRect();
    const frame = phone.getBoundingClientRect();
    const boxes = [...phone.querySelectorAll("[id^=d]")]
      .filter((element) => /^d\d+$/.test(element.id) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const apart = (one, other) => one !== other && !one.element.contains(other.element) && !other.element.contains(one.element);
    const line = (kind, x1, y1, x2, y2) =>
      create("path", { class: kind, d: `M${x1 - origin.left} ${y1 - origin.top}L${x2 - origin.left} ${y2 - origin.top}` }, layer);
    const text = (words, x, y, anchor, data) =>
      (create("text", { x: x - origin.left, y: y - origin.top, "text-anchor": anchor, ...data }, layer).textContent = words);
    // A distance: a line between two edges, with a stroke at each.
    const across = (x1, x2, y, data) => {
      line("", x1, y, x2, y);
      for (const x of [x1, x2]) line("", x, y - 3, x, y + 3);
      text(tenths(x2 - x1), (x1 + x2) / 2, y - 5, "middle", data);
    };
    // Where there is no room beside the phone, numbers stand on its edges.
    const edge = bench.parentElement.getBoundingClientRect();
    const hasRoom = frame.left - edge.left > 70 && edge.right - frame.right > 70;
    const labels = { left: [], right: [] };
    for (const { element, box } of boxes) {
      const y = box.top + box.height / 2;
      labels.left.push({ y, from: box.left, words: `${tenths(box.width)} × ${tenths(box.height)}`, data: { "data-of": element.id } });
    }
    const told = new Set();
    for (const one of boxes) {
      let [below, beside] = [null, null];
      for (const other of boxes) {
        if (!apart(one, other)) continue;
        const [a, b] = [one.box, other.box];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Of those at one height, the one right below is the neighbor.
        const higher = below ? below.box.top - b.top : 1;
        if (b.top >= a.bottom && (higher > 0.5 || (higher > -0.5 && wide > Math.max(0, below.wide)))) below = { ...other, wide };
        if (high > 0 && b.left >= a.right && (!beside || b.left < beside.box.left)) beside = other;
      }
      if (below && below.box.top - one.box.bottom >= 0.5) {
        const [top, bottom] = [one.box.bottom, below.box.top];
        const key = `${tenths(top)} ${tenths(bottom)}`;
        if (!told.has(key)) {
          told.add(key);
          const shared = below.wide > 0 ? below.box : one.box;
          const x = (Math.max(one.box.left, shared.left) + Math.min(one.box.right, shared.right)) / 2;
          line("", x, top, x, bottom);
          for (const y of [top, bottom]) line("", x - 3, y, x + 3, y);
          const data = { "data-from": one.element.id, "data-to": below.element.id };
          labels.right.push({ y: (top + bottom) / 2, from: x, words: tenths(bottom - top), data });
        }
      }
      if (beside && beside.box.left - one.box.right >= 0.5) {
        const y = (Math.max(one.box.top, beside.box.top) + Math.min(one.box.bottom, beside.box.bottom)) / 2;
        across(one.box.right, beside.box.left, y, { "data-from": one.element.id, "data-beside": beside.element.id });
      }
    }
    const chosen = boxes.find(({ element }) => `#e${element.id.slice(1)}` === location.hash);
    if (chosen) {
      const y = chosen.box.top + chosen.box.height / 2;
      const beside = boxes.filter((other) => apart(chosen, other) && other.box.top < chosen.box.bottom && other.box.bottom > chosen.box.top);
      const isFree = { left: !beside.some(({ box }) => box.right <= chosen.box.left), right: !beside.some(({ box }) => box.left >= chosen.box.right) };
      if (isFree.left && chosen.box.left - frame.left >= 0.5) across(frame.left, chosen.box.left, y, { "data-inset": "left" });
      if (isFree.right && frame.right - chosen.box.right >= 0.5) across(chosen.box.right, frame.right, y, { "data-inset": "right" });
    }
    // Numbers keep apart from each other: each has its line to what it is about.
    for (const [side, list] of Object.entries(labels)) {
      const isLeft = side === "left";
      const x = isLeft ? frame.left - (hasRoom ? 18 : -4) : frame.right + (hasRoom ? 18 : -4);
      let next = -Infinity;
      for (const { y, from, words, data } of list.sort((a, b) => a.y - b.y)) {
        const at = Math.max(y, next);
        next = at + 13;
        if (hasRoom) line("lead", from, y, x + (isLeft ? 3 : -3), at);
        text(words, x, at + 3.5, isLeft === hasRoom ? "end" : "start", data);
      }
    }
  };
  document.addEventListener("change", draw);
  addEventListener("hashchange", draw);
  addEventListener("resize", draw);
  document.fonts.ready.then(draw);
  new ResizeObserver(draw).observe(phone);
}

// A value of the review kit, or a comment, is copied whole. Where the clipboard may not be used, it is selected.
for (const button of document.querySelectorAll(".copy")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const value = button.closest("dl > div, .comment").querySelector(".value");
    try {
      await navigator.clipboard.writeText(value.textContent);
      button.classList.add("done");
      setTimeout(() => button.classList.remove("done"), 1500);
    } catch {
      getSelection().selectAllChildren(value);
    }
  });
}
