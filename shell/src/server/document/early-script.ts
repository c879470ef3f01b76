/** Pictures below the first rows wait for the scripts no longer than this. */
const WAKING_MS = 2_500;
/** A page that has not woken by then never will: what was sent goes to the server. */
const NEVER_MS = 8_000;

/**
 * The inline script at the document's head. Until the page is awake it holds back the submits of forms that JavaScript
 * would answer (`data-command`), so that a tap at first paint is counted; the browser shell replays them when it has
 * hydrated. If the page has not woken after 8 s the first held form is sent natively, which the server answers with a
 * redirect.
 * It writes down which scripts came and which did not, for who starts later than they do: on the document, for an
 * element's load event goes no further.
 * And it marks the document as waking until the last of them came, for 2.5 s at most, or until somebody scrolls: lazy
 * pictures give way to scripts so long (card.css), because on a thin line all would come at once and the page answer last.
 * Kept small and free of anything that depends on the page: its hash stands in the Content-Security-Policy.
 */
export const earlyScript = `(function(w,d){var q=w.__early=[],s=w.__scripts={},r=d.documentElement;w.__awake=false;r.setAttribute("data-waking","");function woken(){r.removeAttribute("data-waking")}setTimeout(woken,${WAKING_MS});w.addEventListener("scroll",woken,{once:true,passive:true});["load","error"].forEach(function(k){d.addEventListener(k,function(e){var t=e.target;if(t.tagName!="SCRIPT")return;s[t.getAttribute("src")]=k;if(d.readyState!="loading"&&[].every.call(d.scripts,function(t){return!t.src||s[t.getAttribute("src")]}))woken()},true)});d.addEventListener("submit",function(e){var f=e.target;if(w.__awake||!f.hasAttribute("data-command"))return;e.preventDefault();q.push([f,e.submitter]);f.setAttribute("data-waiting","");if(q.length==1)setTimeout(function(){if(!w.__awake&&q.length){w.__awake=true;q[0][0].submit()}},${NEVER_MS})},true)})(window,document)`;
