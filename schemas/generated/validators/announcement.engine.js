// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const kept1 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"title":1,"content":1,"publishedTime":1,"isTop":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept2 = {"keyword":1,"title":1,"content":1,"publishedTime":1,"isTop":1,"state":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept3 = ["published","withdrawn"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func6 = ucs2length;
const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "records")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.records !== undefined && func0.call(data, "records")){
let data0 = data.records;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err4);
errors++;
}
if((data1.version === undefined) || (!(func0.call(data1, "version")))){
const err5 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err5);
errors++;
}
if((data1.changes === undefined) || (!(func0.call(data1, "changes")))){
const err6 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "changes"}};
vErrors = add(vErrors, err6);
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "changes"))){
const err7 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(func6(data2) > 64){
const err8 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data2) < 1){
const err9 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data1.version !== undefined && func0.call(data1, "version")){
let data3 = data1.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err11);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err12);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
if(data1.changes !== undefined && func0.call(data1, "changes")){
let data4 = data1.changes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
if(!((key2 === "publishedTime") || (key2 === "isTop"))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data4.publishedTime !== undefined && func0.call(data4, "publishedTime")){
let data5 = data4.publishedTime;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/records/" + i0+"/changes/publishedTime",schemaPath:"#/properties/records/items/properties/changes/properties/publishedTime/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err15);
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err16 = {instancePath:instancePath+"/records/" + i0+"/changes/publishedTime",schemaPath:"#/properties/records/items/properties/changes/properties/publishedTime/format",keyword:"format",params:{format: "date-time"}};
vErrors = add(vErrors, err16);
errors++;
}
}
}
if(data4.isTop !== undefined && func0.call(data4, "isTop")){
if(typeof data4.isTop !== "boolean"){
const err17 = {instancePath:instancePath+"/records/" + i0+"/changes/isTop",schemaPath:"#/properties/records/items/properties/changes/properties/isTop/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err21);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;
const pattern0 = new RegExp("^-?(title|publishedTime|isTop|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const formats2 = formats.moment;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept1, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(title|publishedTime|isTop|state|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.content !== undefined && func0.call(data, "content")){
let data5 = data.content;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err13 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.publishedTime !== undefined && func0.call(data, "publishedTime")){
let data6 = data.publishedTime;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!((key1 === "from") || (key1 === "to"))){
const err15 = {instancePath:instancePath+"/publishedTime",schemaPath:"#/properties/publishedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data6.from !== undefined && func0.call(data6, "from")){
let data7 = data6.from;
if(typeof data7 === "string"){
if(!(formats2(data7))){
const err16 = {instancePath:instancePath+"/publishedTime/from",schemaPath:"#/properties/publishedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/publishedTime/from",schemaPath:"#/properties/publishedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data6.to !== undefined && func0.call(data6, "to")){
let data8 = data6.to;
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err18 = {instancePath:instancePath+"/publishedTime/to",schemaPath:"#/properties/publishedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/publishedTime/to",schemaPath:"#/properties/publishedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/publishedTime",schemaPath:"#/properties/publishedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.isTop !== undefined && func0.call(data, "isTop")){
if(typeof data.isTop !== "boolean"){
const err21 = {instancePath:instancePath+"/isTop",schemaPath:"#/properties/isTop/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data10 = data.state;
const _errs24 = errors;
let valid2 = false;
const _errs25 = errors;
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err22 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
var _valid0 = _errs25 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err24 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err24);
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err25 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err28 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err28);
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data12 = data.id;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(typeof data12 === "string"){
if(func6(data12) > 100){
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
const _errs35 = errors;
if(Array.isArray(data12)){
if(data12.length > 200){
const err31 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err31);
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(func6(data13) > 100){
const err32 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err34);
errors++;
}
var _valid1 = _errs35 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err35);
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data14 = data.createdTime;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 of Object.keys(data14)){
if(!((key2 === "from") || (key2 === "to"))){
const err36 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data14.from !== undefined && func0.call(data14, "from")){
let data15 = data14.from;
if(typeof data15 === "string"){
if(!(formats2(data15))){
const err37 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data14.to !== undefined && func0.call(data14, "to")){
let data16 = data14.to;
if(typeof data16 === "string"){
if(!(formats2(data16))){
const err39 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data17 = data.createdBy;
const _errs47 = errors;
let valid9 = false;
const _errs48 = errors;
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err42 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
var _valid2 = _errs48 === errors;
valid9 = valid9 || _valid2;
const _errs50 = errors;
if(Array.isArray(data17)){
if(data17.length > 200){
const err44 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err44);
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err45 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid2 = _errs50 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err48 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err48);
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data19 = data.version;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 of Object.keys(data19)){
if(!((key3 === "from") || (key3 === "to"))){
const err49 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data19.from !== undefined && func0.call(data19, "from")){
let data20 = data19.from;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err50 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err50);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err51 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err51);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
if(data19.to !== undefined && func0.call(data19, "to")){
let data21 = data19.to;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err53 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err53);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2147483647 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err54);
errors++;
}
if(data21 < -2147483647 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err55);
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err56);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data22 = data.updatedTime;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key4 of Object.keys(data22)){
if(!((key4 === "from") || (key4 === "to"))){
const err57 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data22.from !== undefined && func0.call(data22, "from")){
let data23 = data22.from;
if(typeof data23 === "string"){
if(!(formats2(data23))){
const err58 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err58);
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err59);
errors++;
}
}
if(data22.to !== undefined && func0.call(data22, "to")){
let data24 = data22.to;
if(typeof data24 === "string"){
if(!(formats2(data24))){
const err60 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data25 = data.updatedBy;
const _errs69 = errors;
let valid14 = false;
const _errs70 = errors;
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err63 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
var _valid3 = _errs70 === errors;
valid14 = valid14 || _valid3;
const _errs72 = errors;
if(Array.isArray(data25)){
if(data25.length > 200){
const err65 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err65);
errors++;
}
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(typeof data26 === "string"){
if(func6(data26) > 100){
const err66 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err68);
errors++;
}
var _valid3 = _errs72 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err69 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err69);
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data27 = data.deletedTime;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key5 of Object.keys(data27)){
if(!((key5 === "from") || (key5 === "to"))){
const err70 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err70);
errors++;
}
}
if(data27.from !== undefined && func0.call(data27, "from")){
let data28 = data27.from;
if(typeof data28 === "string"){
if(!(formats2(data28))){
const err71 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
if(data27.to !== undefined && func0.call(data27, "to")){
let data29 = data27.to;
if(typeof data29 === "string"){
if(!(formats2(data29))){
const err73 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err73);
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err74);
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err75);
errors++;
}
}
}
else {
const err76 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err76);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ids") || (key0 === "matching")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func6(data1) < 1){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept2, key1))){
const err12 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err13 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data2.title !== undefined && func0.call(data2, "title")){
let data4 = data2.title;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err15 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data2.content !== undefined && func0.call(data2, "content")){
let data5 = data2.content;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err17 = {instancePath:instancePath+"/matching/content",schemaPath:"#/properties/matching/properties/content/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/matching/content",schemaPath:"#/properties/matching/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data2.publishedTime !== undefined && func0.call(data2, "publishedTime")){
let data6 = data2.publishedTime;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 of Object.keys(data6)){
if(!((key2 === "from") || (key2 === "to"))){
const err19 = {instancePath:instancePath+"/matching/publishedTime",schemaPath:"#/properties/matching/properties/publishedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data6.from !== undefined && func0.call(data6, "from")){
let data7 = data6.from;
if(typeof data7 === "string"){
if(!(formats2(data7))){
const err20 = {instancePath:instancePath+"/matching/publishedTime/from",schemaPath:"#/properties/matching/properties/publishedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/matching/publishedTime/from",schemaPath:"#/properties/matching/properties/publishedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data6.to !== undefined && func0.call(data6, "to")){
let data8 = data6.to;
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err22 = {instancePath:instancePath+"/matching/publishedTime/to",schemaPath:"#/properties/matching/properties/publishedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/matching/publishedTime/to",schemaPath:"#/properties/matching/properties/publishedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/matching/publishedTime",schemaPath:"#/properties/matching/properties/publishedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data2.isTop !== undefined && func0.call(data2, "isTop")){
if(typeof data2.isTop !== "boolean"){
const err25 = {instancePath:instancePath+"/matching/isTop",schemaPath:"#/properties/matching/properties/isTop/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
let data10 = data2.state;
const _errs29 = errors;
let valid7 = false;
const _errs30 = errors;
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err26 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
const _errs32 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err28 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err28);
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err29 = {instancePath:instancePath+"/matching/state/" + i2,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/matching/state/" + i2,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err31);
errors++;
}
var _valid1 = _errs32 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err32 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err32);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data12 = data2.id;
const _errs37 = errors;
let valid10 = false;
const _errs38 = errors;
if(typeof data12 === "string"){
if(func6(data12) > 100){
const err33 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
var _valid2 = _errs38 === errors;
valid10 = valid10 || _valid2;
const _errs40 = errors;
if(Array.isArray(data12)){
if(data12.length > 200){
const err35 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err35);
errors++;
}
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(func6(data13) > 100){
const err36 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err38);
errors++;
}
var _valid2 = _errs40 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err39 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err39);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data14 = data2.createdTime;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 of Object.keys(data14)){
if(!((key3 === "from") || (key3 === "to"))){
const err40 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data14.from !== undefined && func0.call(data14, "from")){
let data15 = data14.from;
if(typeof data15 === "string"){
if(!(formats2(data15))){
const err41 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data14.to !== undefined && func0.call(data14, "to")){
let data16 = data14.to;
if(typeof data16 === "string"){
if(!(formats2(data16))){
const err43 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err45);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data17 = data2.createdBy;
const _errs52 = errors;
let valid14 = false;
const _errs53 = errors;
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err46 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid3 = _errs53 === errors;
valid14 = valid14 || _valid3;
const _errs55 = errors;
if(Array.isArray(data17)){
if(data17.length > 200){
const err48 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err48);
errors++;
}
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
let data18 = data17[i4];
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err49 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err51);
errors++;
}
var _valid3 = _errs55 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err52 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err52);
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data19 = data2.version;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 of Object.keys(data19)){
if(!((key4 === "from") || (key4 === "to"))){
const err53 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data19.from !== undefined && func0.call(data19, "from")){
let data20 = data19.from;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err54 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err54);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err55);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
if(data19.to !== undefined && func0.call(data19, "to")){
let data21 = data19.to;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err57 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err57);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2147483647 || isNaN(data21)){
const err58 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err58);
errors++;
}
if(data21 < -2147483647 || isNaN(data21)){
const err59 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err59);
errors++;
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data22 = data2.updatedTime;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 of Object.keys(data22)){
if(!((key5 === "from") || (key5 === "to"))){
const err61 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data22.from !== undefined && func0.call(data22, "from")){
let data23 = data22.from;
if(typeof data23 === "string"){
if(!(formats2(data23))){
const err62 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data22.to !== undefined && func0.call(data22, "to")){
let data24 = data22.to;
if(typeof data24 === "string"){
if(!(formats2(data24))){
const err64 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err66);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data25 = data2.updatedBy;
const _errs74 = errors;
let valid19 = false;
const _errs75 = errors;
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err67 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
var _valid4 = _errs75 === errors;
valid19 = valid19 || _valid4;
const _errs77 = errors;
if(Array.isArray(data25)){
if(data25.length > 200){
const err69 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err69);
errors++;
}
const len4 = data25.length;
for(let i5=0; i5<len4; i5++){
let data26 = data25[i5];
if(typeof data26 === "string"){
if(func6(data26) > 100){
const err70 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err70);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err71);
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err72);
errors++;
}
var _valid4 = _errs77 === errors;
valid19 = valid19 || _valid4;
if(!valid19){
const err73 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err73);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data27 = data2.deletedTime;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key6 of Object.keys(data27)){
if(!((key6 === "from") || (key6 === "to"))){
const err74 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err74);
errors++;
}
}
if(data27.from !== undefined && func0.call(data27, "from")){
let data28 = data27.from;
if(typeof data28 === "string"){
if(!(formats2(data28))){
const err75 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err75);
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err76);
errors++;
}
}
if(data27.to !== undefined && func0.call(data27, "to")){
let data29 = data27.to;
if(typeof data29 === "string"){
if(!(formats2(data29))){
const err77 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err77);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err78);
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err79);
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err80);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data30 = data.count;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err81 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err81);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 5000 || isNaN(data30)){
const err82 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err82);
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err83 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err83);
errors++;
}
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err84);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func6(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.state === undefined) || (!(func0.call(data, "state")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
vErrors = add(vErrors, err4);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "ids") || (key0 === "matching")) || (key0 === "count")) || (key0 === "state"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data1) < 1){
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err11);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept2, key1))){
const err13 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data2.title !== undefined && func0.call(data2, "title")){
let data4 = data2.title;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err16 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/matching/title",schemaPath:"#/properties/matching/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data2.content !== undefined && func0.call(data2, "content")){
let data5 = data2.content;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err18 = {instancePath:instancePath+"/matching/content",schemaPath:"#/properties/matching/properties/content/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/matching/content",schemaPath:"#/properties/matching/properties/content/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data2.publishedTime !== undefined && func0.call(data2, "publishedTime")){
let data6 = data2.publishedTime;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 of Object.keys(data6)){
if(!((key2 === "from") || (key2 === "to"))){
const err20 = {instancePath:instancePath+"/matching/publishedTime",schemaPath:"#/properties/matching/properties/publishedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data6.from !== undefined && func0.call(data6, "from")){
let data7 = data6.from;
if(typeof data7 === "string"){
if(!(formats2(data7))){
const err21 = {instancePath:instancePath+"/matching/publishedTime/from",schemaPath:"#/properties/matching/properties/publishedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/matching/publishedTime/from",schemaPath:"#/properties/matching/properties/publishedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data6.to !== undefined && func0.call(data6, "to")){
let data8 = data6.to;
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err23 = {instancePath:instancePath+"/matching/publishedTime/to",schemaPath:"#/properties/matching/properties/publishedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/matching/publishedTime/to",schemaPath:"#/properties/matching/properties/publishedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/matching/publishedTime",schemaPath:"#/properties/matching/properties/publishedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data2.isTop !== undefined && func0.call(data2, "isTop")){
if(typeof data2.isTop !== "boolean"){
const err26 = {instancePath:instancePath+"/matching/isTop",schemaPath:"#/properties/matching/properties/isTop/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data2.state !== undefined && func0.call(data2, "state")){
let data10 = data2.state;
const _errs29 = errors;
let valid7 = false;
const _errs30 = errors;
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err27 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
const _errs32 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err29 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err29);
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err30 = {instancePath:instancePath+"/matching/state/" + i2,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/matching/state/" + i2,schemaPath:"#/properties/matching/properties/state/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err32);
errors++;
}
var _valid1 = _errs32 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err33 = {instancePath:instancePath+"/matching/state",schemaPath:"#/properties/matching/properties/state/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err33);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data12 = data2.id;
const _errs37 = errors;
let valid10 = false;
const _errs38 = errors;
if(typeof data12 === "string"){
if(func6(data12) > 100){
const err34 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid2 = _errs38 === errors;
valid10 = valid10 || _valid2;
const _errs40 = errors;
if(Array.isArray(data12)){
if(data12.length > 200){
const err36 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(func6(data13) > 100){
const err37 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid2 = _errs40 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err40 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err40);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data14 = data2.createdTime;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key3 of Object.keys(data14)){
if(!((key3 === "from") || (key3 === "to"))){
const err41 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data14.from !== undefined && func0.call(data14, "from")){
let data15 = data14.from;
if(typeof data15 === "string"){
if(!(formats2(data15))){
const err42 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data14.to !== undefined && func0.call(data14, "to")){
let data16 = data14.to;
if(typeof data16 === "string"){
if(!(formats2(data16))){
const err44 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data17 = data2.createdBy;
const _errs52 = errors;
let valid14 = false;
const _errs53 = errors;
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err47 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid3 = _errs53 === errors;
valid14 = valid14 || _valid3;
const _errs55 = errors;
if(Array.isArray(data17)){
if(data17.length > 200){
const err49 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err49);
errors++;
}
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
let data18 = data17[i4];
if(typeof data18 === "string"){
if(func6(data18) > 100){
const err50 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err52);
errors++;
}
var _valid3 = _errs55 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err53 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err53);
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data19 = data2.version;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 of Object.keys(data19)){
if(!((key4 === "from") || (key4 === "to"))){
const err54 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data19.from !== undefined && func0.call(data19, "from")){
let data20 = data19.from;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err55 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err55);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err57 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
if(data19.to !== undefined && func0.call(data19, "to")){
let data21 = data19.to;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err58 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err58);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 2147483647 || isNaN(data21)){
const err59 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err59);
errors++;
}
if(data21 < -2147483647 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data22 = data2.updatedTime;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 of Object.keys(data22)){
if(!((key5 === "from") || (key5 === "to"))){
const err62 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data22.from !== undefined && func0.call(data22, "from")){
let data23 = data22.from;
if(typeof data23 === "string"){
if(!(formats2(data23))){
const err63 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data22.to !== undefined && func0.call(data22, "to")){
let data24 = data22.to;
if(typeof data24 === "string"){
if(!(formats2(data24))){
const err65 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err67);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data25 = data2.updatedBy;
const _errs74 = errors;
let valid19 = false;
const _errs75 = errors;
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err68 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid4 = _errs75 === errors;
valid19 = valid19 || _valid4;
const _errs77 = errors;
if(Array.isArray(data25)){
if(data25.length > 200){
const err70 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err70);
errors++;
}
const len4 = data25.length;
for(let i5=0; i5<len4; i5++){
let data26 = data25[i5];
if(typeof data26 === "string"){
if(func6(data26) > 100){
const err71 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err73);
errors++;
}
var _valid4 = _errs77 === errors;
valid19 = valid19 || _valid4;
if(!valid19){
const err74 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err74);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data27 = data2.deletedTime;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key6 of Object.keys(data27)){
if(!((key6 === "from") || (key6 === "to"))){
const err75 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data27.from !== undefined && func0.call(data27, "from")){
let data28 = data27.from;
if(typeof data28 === "string"){
if(!(formats2(data28))){
const err76 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
}
if(data27.to !== undefined && func0.call(data27, "to")){
let data29 = data27.to;
if(typeof data29 === "string"){
if(!(formats2(data29))){
const err78 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err78);
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err79);
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err80);
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err81);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data30 = data.count;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err82 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err82);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 5000 || isNaN(data30)){
const err83 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err83);
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err84 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
if(data.state !== undefined && func0.call(data, "state")){
let data31 = data.state;
if(typeof data31 !== "string"){
const err85 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err85);
errors++;
}
if(!((data31 === "published") || (data31 === "withdrawn"))){
const err86 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: kept3}};
vErrors = add(vErrors, err86);
errors++;
}
}
}
else {
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err87);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/records":"数据","/records/*/id":"编号","/records/*/version":"版本","/records/*/changes":"改动","/records/*/changes/publishedTime":"发布时间","/records/*/changes/isTop":"置顶"};
const titles1 = {"/id":"编号"};
const titles2 = {"/id":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles3 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/title":"标题","/content":"内容","/publishedTime":"发布时间","/publishedTime/from":"发布时间","/publishedTime/to":"发布时间","/isTop":"置顶","/state":"状态","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles4 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/title":"标题","/matching/content":"内容","/matching/publishedTime":"发布时间","/matching/publishedTime/from":"发布时间","/matching/publishedTime/to":"发布时间","/matching/isTop":"置顶","/matching/state":"状态","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数"};
const titles5 = {"/ids":"编号"};
const titles6 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/title":"标题","/matching/content":"内容","/matching/publishedTime":"发布时间","/matching/publishedTime/from":"发布时间","/matching/publishedTime/to":"发布时间","/matching/isTop":"置顶","/matching/state":"状态","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数","/state":"状态"};

export const validators = {
  "announcement.change": validator(check0, titles0),
  "announcement.get": validator(check1, titles1),
  "announcement.history": validator(check2, titles2),
  "announcement.list": validator(check3, titles3),
  "announcement.recycled": validator(check3, titles3),
  "announcement.remove": validator(check4, titles4),
  "announcement.restore": validator(check5, titles5),
  "announcement.updateState": validator(check6, titles6),
};

export const rules = {};

export const coerce = {"announcement.history":{"pageNum":"integer","pageSize":"integer"}};
