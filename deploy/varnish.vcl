vcl 4.1;

# Varnish between the balancer and the web processes. It keeps what the shop lets it keep (Surrogate-Control, and files that never change) and
# nothing else. docs/operations.md, "A cache in front". Start it with
#   varnishd -a shop=:6081,HTTP -a purge=:6082,HTTP -p http_gzip_support=off -f /etc/varnish/default.vcl -s malloc,512m
# and let nobody but the shop's own network reach the second port. Needs the modules directors, std and xkey (varnish-modules).

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 5s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}

backend web_1 { .host = "web-1"; .port = "3000"; .probe = ready; .connect_timeout = 3s; .first_byte_timeout = 60s; }
backend web_2 { .host = "web-2"; .port = "3000"; .probe = ready; .connect_timeout = 3s; .first_byte_timeout = 60s; }

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
}

sub vcl_recv {
  # A port of its own instead of a list of addresses: everything from outside comes by the balancer, and so from inside.
  if (local.socket == "purge") {
    if (req.method != "POST" || !req.http.Surrogate-Key) {
      return (synth(400, "Name what is old in Surrogate-Key."));
    }
    return (synth(200, "Old by now: " + xkey.softpurge(req.http.Surrogate-Key)));
  }

  set req.backend_hint = web.backend();
  if (req.restarts == 0) {
    unset req.http.X-Stale;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Drafts that a member of staff looks at: in the address, or asked for by a page that is one. Devices of stores see pages of their own.
  if (req.url ~ "preview=" || req.http.Referer ~ "preview=" || req.http.Cookie ~ "selvedge_store_device=") {
    return (pass);
  }
  # Never pages of the shop.
  if (req.url ~ "^/(api|auth|studio|dev|healthz|readyz)(/|\?|$)") {
    return (pass);
  }
  if (req.url ~ "^/(assets|img|media)/") {
    unset req.http.Cookie;
  }

  # One page for each encoding, and one picture for each kind that a browser understands, instead of one for each browser.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.url ~ "^/img/") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif,image/webp";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      set req.http.Accept = "image/jpeg";
    }
  }

  # Old pages only for the moment in which a new one is fetched, unless no process answers.
  if (std.healthy(req.backend_hint) && !req.http.X-Stale) {
    set req.grace = 5s;
  } else {
    set req.grace = 1d;
  }
  return (hash);
}

sub vcl_hit {
  set req.http.X-Cache = "hit";
  if (obj.ttl <= 0s) {
    set req.http.X-Cache = "stale";
  }
}

sub vcl_miss {
  set req.http.X-Cache = "miss";
}

sub vcl_pass {
  set req.http.X-Cache = "pass";
}

sub vcl_backend_fetch {
  unset bereq.http.X-Cache;
  unset bereq.http.X-Stale;
}

sub vcl_backend_response {
  # What comes too late for a page that is there is thrown away.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.status == 200 && !beresp.http.Set-Cookie) {
    if (beresp.http.Surrogate-Control ~ "max-age=\d") {
      set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
      set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
      set beresp.http.xkey = beresp.http.Surrogate-Key;
      return (deliver);
    }
    if (bereq.url ~ "^/(assets|img|media)/" && beresp.http.Cache-Control ~ "^public, max-age=\d") {
      set beresp.grace = 1d;
      return (deliver);
    }
  }
  # Everything else is asked for anew by each visitor, and none waits for another's answer. What went wrong hides no page that is there.
  set beresp.uncacheable = true;
  if (beresp.status >= 500) {
    set beresp.ttl = 0s;
  } else {
    set beresp.ttl = 120s;
  }
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.X-Unreached = "1";
  set beresp.http.Retry-After = "5";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.body = "The shop cannot be reached. Try again in a moment.";
  return (deliver);
}

sub vcl_deliver {
  # A process may be gone for a second before the probe knows: an old page is better than none.
  if (resp.http.X-Unreached && req.restarts == 0 && req.http.X-Cache == "miss") {
    set req.http.X-Stale = "1";
    return (restart);
  }
  set resp.http.X-Cache = req.http.X-Cache;
  unset resp.http.X-Unreached;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.body = resp.reason;
  return (deliver);
}
